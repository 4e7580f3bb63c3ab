// Keywords of JSON Schemas that editors read and validators needn't know; without this line the strict mode refuses them.
module.exports = (ajv) => ajv.addKeyword({ keyword: "markdownEnumDescriptions", schemaType: "array" });
