import { ESLint } from 'eslint';
import ts from 'typescript';
import { ROOT } from './run-command.mjs';

// Types and rules over one program: understanding all of the code once takes long enough.

process.chdir(ROOT);
const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
const program = ts.createProgram(fileNames, options);
const found = ts.getPreEmitDiagnostics(program);
if (found.length > 0) console.log(ts.formatDiagnostics(found, ts.createCompilerHost(options)));

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
const said = await formatter.format(results);
if (said !== '') console.log(said);
const faults = results.reduce((sum, result) => sum + result.errorCount + result.warningCount, 0);
process.exitCode = found.length + faults > 0 ? 1 : 0;
