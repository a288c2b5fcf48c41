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

/** Licences stated only in a LICENSE file; checked by people, version by version. */
const STATED_IN_FILE = { 'png-js@2.0.0': 'MIT' }

/** From these majors on the same names are sold under a commercial licence. */
const COMMERCIAL_FROM = { primereact: 11, primeicons: 8 }

/** Why a package must not be shipped; undefined when it may be. */
export const objectionTo = ({ name, version, license }) => {
  if (Number(version.split('.')[0]) >= COMMERCIAL_FROM[name]) return `commercial from ${COMMERCIAL_FROM[name]}.0 on`
  const stated = license ?? STATED_IN_FILE[`${name}@${version}`]
  return isPermissive(stated) ? undefined : `licence ${stated ?? 'not stated'}`
}

// OR binds weaker than AND, and no package shipped nests them deeper.
const isPermissive = (license = '') => {
  const plain = license.replace(/[()]/g, '')
  return plain.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((each) => PERMISSIVE.has(each.trim())))
}
