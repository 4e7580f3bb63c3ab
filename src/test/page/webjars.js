import { register } from 'node:module';

// The page loads js-yaml out of the service's jar; here it is npm's, of the same version.
register(
    `data:text/javascript,${encodeURIComponent(`
        const library = ${JSON.stringify(import.meta.resolve('js-yaml'))};
        export const resolve = (specifier, context, next) =>
            next(specifier.endsWith('/webjars/js-yaml/dist/js-yaml.mjs') ? library : specifier, context);
    `)}`,
);
