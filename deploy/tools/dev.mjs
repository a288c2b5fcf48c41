import { join } from 'node:path'
import { checkNode } from './kit/node-version.mjs'
import { root } from './kit/places.mjs'
import { startNode } from './kit/run.mjs'

checkNode()
await (await import('./install.mjs')).install()

// The browser uses the usual address, and Vite proxies to the server at the next port, so login and links work unchanged.
const port = Number(process.env.PORT ?? 8080)
const server = { PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` }

const children = [
  startNode(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'services/main.ts'], { env: { ...process.env, ...server } }),
  startNode(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'web'),
    env: { ...process.env, API_URL: `http://localhost:${server.PORT}` },
  }),
]

const stop = (signal) => children.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.once('exit', () => stop('SIGTERM'))
