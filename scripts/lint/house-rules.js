import { amountsInMoney } from './amounts-in-money.js';
import { fileName } from './file-name.js';
import { importPath } from './import-path.js';
import { noLiteralText } from './no-literal-text.js';
import { noRestrictedSyntax } from './no-restricted-syntax.js';
import { reasonedCast } from './reasoned-cast.js';
import { typedPath } from './typed-path.js';

/** The rules of this house that oxlint has not. */
export default {
  meta: { name: 'house' },
  rules: {
    'amounts-in-money': amountsInMoney,
    'file-name': fileName,
    'import-path': importPath,
    'no-literal-text': noLiteralText,
    'no-restricted-syntax': noRestrictedSyntax,
    'reasoned-cast': reasonedCast,
    'typed-path': typedPath,
  },
};
