import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from './places.mjs'

const outdir = join(root, 'services/dist')

/** Bundles the program, its workers and the command-line tools into services/dist. */
export const bundle = async () => {
  rmSync(outdir, { recursive: true, force: true })
  try {
    await esbuild.build({
      entryPoints: entries(),
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      packages: 'external',
      plugins: [ourPackages, onlyWhatServicesHas],
      logLevel: 'warning',
    })
    // Shipped unbundled, because evidence is verified without this program.
    cpSync(join(root, 'services/evidence/verify.mjs'), join(outdir, 'verify.mjs'))
  } finally {
    await esbuild.stop()
  }
}

/** Tools that draw diagrams and write the files of BI run at build time only, with libraries that are not shipped. */
const DRAWING = /^deploy\/tools\/(diagram\/|draw-|write-)/

const entries = () => {
  const files = [
    'services/main.ts',
    ...['services', 'projections'].flatMap((folder) => below(folder, /\.worker\.ts$/)),
    ...below('deploy/tools', /^[^.]+\.ts$/).filter((file) => !DRAWING.test(file)),
  ]
  const named = Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(root, file)]))
  if (Object.keys(named).length < files.length)
    throw new Error(`Two entries of one name would overwrite each other in services/dist: ${files.join(', ')}`)
  return named
}

const below = (folder, name) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : below(path, name)
    return name.test(entry.name) ? [path] : []
  })

export const ourPackages = {
  name: 'our packages are bundled from their sources',
  setup: (build) => build.onResolve({ filter: /^@embarca\// }, ({ path }) => ({ path: join(root, path.slice('@embarca/'.length)) })),
}

const onlyWhatServicesHas = {
  name: 'a bundle in services/dist finds only what services depends on',
  setup: (build) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'services/package.json'), 'utf8'))
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || isBuiltin(path)) return undefined
      const name = path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/')
      if (name in dependencies) return { path, external: true }
      return { errors: [{ text: `${importer} imports ${name}, which services/package.json does not list among its dependencies` }] }
    })
  },
}
