import http from 'node:http';
import { median } from '../report/report.ts';

// Asks for pages as one visitor, in a process of its own so that it costs the server nothing:
// the task as JSON in an argument. Writes the median of one connection, or how many came of ten.

interface Task {
  port: number;
  path: string;
  cookie: string;
  connections: number;
  pages: number;
}

const { port, path, cookie, connections, pages }: Task = JSON.parse(process.argv[2] ?? '');
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const headers = { cookie, 'accept-encoding': 'gzip, br', 'accept-language': 'en' };
let left = pages;
const times: number[] = [];

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = http.get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        times.push(performance.now() - started);
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
  });
}

async function visit(): Promise<void> {
  while (left > 0) {
    left -= 1;
    await ask();
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: connections }, visit));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
console.log(JSON.stringify({ p50: median(times), perSecond: pages / seconds }));
