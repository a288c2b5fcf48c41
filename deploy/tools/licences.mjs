import { shipped } from './kit/shipped.mjs'

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** From these majors on the same names are sold under a commercial licence. */
const COMMERCIAL_FROM = { primereact: 11, primeicons: 8 }

// No package shipped today mixes AND with OR, so no precedence is needed.
const isPermissive = (license = '') => {
  const plain = license.replace(/[()]/g, '')
  return plain.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((each) => PERMISSIVE.has(each.trim())))
}

const complaint = ({ name, version, license }) => {
  if (Number(version.split('.')[0]) >= COMMERCIAL_FROM[name]) return `commercial from ${COMMERCIAL_FROM[name]}.0 on`
  return isPermissive(license) ? undefined : `licence ${license ?? 'not stated'}`
}

const packages = shipped()
const refused = packages.filter(complaint)
for (const each of refused) console.error(`${each.name}@${each.version} (for ${each.wantedBy}): ${complaint(each)}`)
console.log(`${packages.length} shipped packages, ${refused.length} refused`)
process.exitCode = refused.length > 0 ? 1 : 0
