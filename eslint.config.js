import js from '@eslint/js';
import globals from 'globals';

// The page's modules, and their unit tests.
export default [
    { ignores: ['target/', 'node_modules/'] },
    js.configs.recommended,
    {
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            'array-callback-return': 'error',
            curly: 'error',
            'default-case-last': 'error',
            'dot-notation': 'error',
            eqeqeq: 'error',
            'no-alert': 'error',
            'no-constructor-return': 'error',
            'no-duplicate-imports': 'error',
            'no-else-return': 'error',
            'no-eval': 'error',
            'no-implied-eval': 'error',
            'no-lonely-if': 'error',
            'no-new-func': 'error',
            'no-param-reassign': 'error',
            'no-promise-executor-return': 'error',
            'no-self-compare': 'error',
            'no-shadow': 'error',
            'no-template-curly-in-string': 'error',
            'no-throw-literal': 'error',
            'no-unneeded-ternary': 'error',
            'no-unreachable-loop': 'error',
            // What is taken apart to leave a member out.
            'no-unused-vars': ['error', { ignoreRestSiblings: true }],
            'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
            'no-useless-assignment': 'error',
            'no-useless-return': 'error',
            'no-var': 'error',
            'object-shorthand': 'error',
            'prefer-const': 'error',
            'prefer-object-has-own': 'error',
            'prefer-template': 'error',
            radix: 'error',
        },
    },
    {
        files: ['src/main/resources/static/**/*.js'],
        languageOptions: { globals: globals.browser },
        rules: {
            // Text is set as text only, so nothing that is typed or pasted becomes markup; the page's policy refuses it too.
            'no-restricted-properties': [
                'error',
                ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'write'].map((property) => ({ property })),
            ],
            // What a person should hear stands on the page.
            'no-console': 'error',
        },
    },
    { files: ['src/main/resources/static/range/theme.js'], languageOptions: { sourceType: 'script' } },
    { files: ['*.js', 'src/test/page/**/*.js'], languageOptions: { globals: { ...globals.node, document: 'readonly' } } },
];
