import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './kit/places.mjs'
import { ended, isProgram, startNode } from './kit/run.mjs'
import { stampOf } from './kit/stamp.mjs'

const SPECS = /\.spec\.tsx?$/

const PARTS = [
  {
    name: 'server',
    madeOf: ['contracts', 'services', 'projections', 'deploy/tools', 'pnpm-lock.yaml'],
    gives: 'services/dist/main.js',
    make: async () => (await import('./kit/bundle.mjs')).bundle(),
  },
  {
    name: 'web',
    madeOf: ['contracts', 'web', 'pnpm-lock.yaml'],
    gives: 'web/dist/index.html',
    make: async () => {
      // One after the other: the first empties the folder.
      for (const config of ['vite.config.ts', 'vite.carriers.config.ts']) {
        const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', config]
        if ((await ended(startNode(vite, { cwd: join(root, 'web') }))) !== 0) throw new Error('The web build failed: see above.')
      }
    },
  },
]

/** Builds services/dist and web/dist, each only when its sources have changed. */
export const build = () => Promise.all(PARTS.map(make))

const make = async ({ name, madeOf, gives, make }) => {
  const stamp = stampOf(`build-${name}`, madeOf, SPECS)
  if (stamp.current && existsSync(join(root, gives))) return
  const since = Date.now()
  await make()
  stamp.keep()
  console.log(`Built the ${name} in ${((Date.now() - since) / 1000).toFixed(1)} s`)
}

if (isProgram(import.meta.url)) {
  await install()
  await build()
}
