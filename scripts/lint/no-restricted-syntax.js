/** Refuses what a selector finds, each with a message that says what to do instead. */
export const noRestrictedSyntax = {
  meta: {
    type: 'problem',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
  },
  create(context) {
    const refuse = ({ selector, message }) => [
      selector,
      (node) => context.report({ node, message }),
    ];
    return Object.fromEntries(context.options.map(refuse));
  },
};
