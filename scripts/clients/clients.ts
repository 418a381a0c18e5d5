import { compileCSharp } from './compile-csharp.ts';

/** Clients of the trade's contract, as their authors published them. */
export interface Client {
  repository: string;
  commit: string;
  language: 'PHP' | 'Node.js' | 'Python' | 'C#';
  /** What the program beside this file asks it for. */
  steps: readonly string[];
  /** Its files, where it is a part of something larger. */
  files?: readonly string[];
  /** Packages of npm that it needs and does not bring. */
  needs?: readonly string[];
}

const READING = ['balance', 'services', 'add', 'status'];
const MANY = [...READING, 'statuses'];
const ALL = [...MANY, 'refill', 'cancel'];

export const CLIENTS: readonly Client[] = [
  {
    repository: 'ErensuGul/perfectpanel-smm-api',
    commit: 'bddf5a7d25087b34ba686402c6e1ca13366d94a8',
    language: 'PHP',
    steps: MANY,
  },
  {
    repository: 'arvinlp/smm-sdk',
    commit: '7ab0e2d6954fb960b73fcd8f500c5b0fcd3b849d',
    language: 'PHP',
    steps: READING,
  },
  {
    repository: 'SENPAY98K/node-smm-api',
    commit: '1cc86a89034d7dd5bb28b3c9e938744a350dbdec',
    language: 'Node.js',
    steps: ALL,
    needs: ['axios'],
  },
  {
    repository: 'fastuptime/speedsmm-api',
    commit: 'f9b8dc4a6b8b3569308d2516cc86cc1306468ebb',
    language: 'Node.js',
    steps: ALL,
    needs: ['axios', 'qs', 'https-proxy-agent'],
  },
  {
    repository: 'hadzb/Multiprovider_Package_Handler',
    commit: 'c0d55e2fe2d8e2a2877343636feb905fbbbf0890',
    language: 'Python',
    files: ['api.py'],
    steps: MANY,
  },
  {
    // A library inside of a program with windows, which remembers orders in the program's settings.
    repository: 'ooojustin/justinMedia-SMM-API',
    commit: '13760bc3a3d882b4e0e7cd512f2fcc6c79be1ec9',
    language: 'C#',
    files: ['justinMedia/Classes/SMM.cs', 'justinMedia/Properties/Settings.Designer.cs'],
    steps: ['balance as a number', 'add', 'status as numbers'],
  },
];

interface Language {
  program: string;
  driver: string;
  /** Ends well where the language is there with what its clients need. */
  has: readonly string[];
  lacks: string;
  /** Where driver and client are made a program first. */
  compile?: typeof compileCSharp;
}

export const LANGUAGES: Readonly<Record<Client['language'], Language>> = {
  PHP: {
    program: 'php',
    driver: 'drive.php',
    has: ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    lacks: 'PHP with its extension curl',
  },
  Python: {
    program: 'python3',
    driver: 'drive.py',
    has: ['-c', 'import requests'],
    lacks: 'Python 3 with the package requests',
  },
  'C#': {
    program: 'mono',
    driver: 'drive.cs',
    has: ['--version'],
    lacks: 'Mono with its compiler and Newtonsoft.Json',
    compile: compileCSharp,
  },
  'Node.js': {
    program: process.execPath,
    driver: 'drive.mjs',
    has: ['--version'],
    lacks: 'Node.js',
  },
};
