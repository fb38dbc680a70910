// A rule for oxlint: style sheets must take font sizes, spacing, radii and control heights from the design tokens.
// docs/decisions/0033-design-tokens.md

const SPACE = /^(?:scroll)?(?:padding|margin)(?:Block|Inline)?(?:Start|End)?$/i;
const RADIUS = /^border(?:(?:Start|End){2})?Radius$/;
const SIZE = /^(?:min|max)?(?:Block|Inline)Size$/i;
const CONTROL_HEIGHTS = new Set(['36px', '44px', '56px']);

/** @param {string} property @returns {string | undefined} the group of tokens that a property takes its value from */
function tokensFor(property) {
  if (property === 'fontSize') return 'vars.text';
  if (/^(?:gap|rowGap|columnGap)$/.test(property) || SPACE.test(property)) return 'vars.space';
  if (RADIUS.test(property)) return 'vars.radius';
  return SIZE.test(property) ? 'vars.control' : undefined;
}

/**
 * Returns the lengths in px or rem of a value. 0, 1px (a hairline) and fluid sizes, `clamp(…)`, are allowed.
 * @param {string} value
 * @returns {string[]}
 */
function rawLengths(value) {
  const fixed = value.replaceAll(/clamp\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const lengths = fixed.match(/(?<![\w.-])-?\d*\.?\d+(?:px|rem)\b/g) ?? [];
  return lengths.filter((length) => Number.parseFloat(length) !== 0 && !/^-?1px$/.test(length));
}

/**
 * Returns the texts that a value can be, from strings, templates, conditions and constants of the same file.
 * @param {any} node @param {Map<string, any>} constants @returns {string[]}
 */
function textsOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral': {
      const parts = node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked);
      const inner = node.expressions.flatMap((/** @type {any} */ expression) => textsOf(expression, constants));
      return [parts.join('var(--token)'), ...inner];
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)];
    case 'Identifier':
      return textsOf(constants.get(node.name), new Map());
    default:
      return [];
  }
}

const tokensOnly = {
  /** @param {any} context */
  create(context) {
    const constants = new Map();
    return {
      /** @param {any} program */
      Program(program) {
        for (const statement of program.body)
          for (const { id, init } of (statement.declaration ?? statement).declarations ?? [])
            if (id.type === 'Identifier') constants.set(id.name, init);
      },
      /** @param {any} property */
      Property(property) {
        const name = property.key.name ?? property.key.value;
        const tokens = typeof name === 'string' ? tokensFor(name) : undefined;
        if (tokens === undefined) return;
        const texts = textsOf(property.value, constants);
        const raw =
          tokens === 'vars.control' ? texts.filter((text) => CONTROL_HEIGHTS.has(text)) : texts.flatMap(rawLengths);
        if (raw.length === 0) return;
        const message = `'${name}' has the raw length ${raw.join(', ')}. Use a token of ${tokens}, or add one to packages/ui/brands/dealer.json.`;
        context.report({ node: property, message });
      },
    };
  },
};

export default { meta: { name: 'forecourt' }, rules: { 'tokens-only': tokensOnly } };
