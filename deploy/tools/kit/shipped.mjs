import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './places.mjs'

const OURS = ['contracts', 'services', 'projections', 'web', 'deploy'].map((each) => join(root, each))

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Every shipped package, that is all direct and indirect dependencies, as `{ name, version, license, wantedBy }`. */
export const shipped = () => {
  const found = new Map()
  const visit = (folder, wantedBy) => {
    if (found.has(folder)) return
    const { name, version, license, licenses, dependencies, optionalDependencies } = read(folder)
    found.set(folder, { name, version, license: spdx(license ?? licenses), wantedBy })
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = locate(folder, each)
      if (at) visit(at, name)
    }
  }
  for (const ours of OURS) visit(realpathSync(ours))
  return [...found.values()].filter(({ name }) => !name.startsWith('@embarca/'))
}

// A package that is not there is optional and for another system.
const locate = (from, name) => {
  const at = join(from, 'node_modules', name)
  if (existsSync(join(at, 'package.json'))) return realpathSync(at)
  return dirname(from) === from ? undefined : locate(dirname(from), name)
}

// Old packages write an object or a list of them.
const spdx = (license) => {
  if (Array.isArray(license)) return license.map(spdx).join(' OR ')
  return typeof license === 'object' ? license.type : license
}
