import rows from './municipalities.json' with { type: 'json' }

/** A municipality: its IBGE code, name and the coordinates of its seat (GeoNames, CC-BY-4.0). */
export type Municipality = { readonly ibge: string; readonly name: string; readonly latitude: number; readonly longitude: number }

const byState = rows as unknown as Readonly<
  Record<string, readonly (readonly [ibge: string, name: string, latitude: number, longitude: number])[]>
>

/** A name as it is compared: without accents, case, hyphens and apostrophes, which sources spell each in their own way. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

const all = Object.entries(byState).flatMap(([state, list]) =>
  list.map(([ibge, name, latitude, longitude]) => ({ state, municipality: { ibge, name, latitude, longitude } })),
)
const byCode: ReadonlyMap<string, Municipality> = new Map(all.map(({ municipality }) => [municipality.ibge, municipality]))
const byName: ReadonlyMap<string, Municipality> = new Map(
  all.map(({ state, municipality }) => [`${state}:${plain(municipality.name)}`, municipality]),
)

/** The municipality of an address: by its IBGE code, else by name and state (readings o10). Undefined where GeoNames has none. */
export const municipalityOf = (state: string, city: string, ibge?: string): Municipality | undefined =>
  (ibge !== undefined ? byCode.get(ibge) : undefined) ?? byName.get(`${state}:${plain(city)}`)
