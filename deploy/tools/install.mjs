import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './kit/places.mjs'
import { ended, isProgram, start } from './kit/run.mjs'
import { stampOf } from './kit/stamp.mjs'

const PNPM = 'npx --yes --prefer-offline pnpm@10.34.9'
const MADE_OF = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...['contracts', 'services', 'projections', 'web', 'tests', 'deploy'].map((each) => `${each}/package.json`),
]

/** Installs node_modules from the lockfile; does nothing when they are up to date. */
export const install = async () => {
  const stamp = stampOf('install', MADE_OF)
  if (stamp.current && existsSync(join(root, 'node_modules/.modules.yaml'))) return
  console.log('Installing what the lockfile names …')
  // The build needs its tools in production too.
  const env = { ...process.env, NODE_ENV: 'development' }
  const code = await ended(start(`${PNPM} install --frozen-lockfile --prefer-offline --config.confirmModulesPurge=false`, { env }))
  if (code !== 0) throw new Error('The installation failed: see above. The first one needs the network.')
  stamp.keep()
}

if (isProgram(import.meta.url)) await install()
