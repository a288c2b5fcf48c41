import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode } from './kit/node-version.mjs'
import { root } from './kit/places.mjs'

checkNode()
process.chdir(root)

const { install } = await import('./install.mjs')
const { build } = await import('./build.mjs')
await install()
await build()

// In this process, so that Ctrl+C, a kill and the exit code are the program's own on every system.
process.setSourceMapsEnabled(true)
process.argv[1] = join(root, 'services/dist/main.js')
await import(pathToFileURL(process.argv[1]).href)
