import type { AnyQuery, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../base/api.ts'
import { keyOf } from '../../base/queries.ts'
import { cut, cuts, plain } from '../../base/texts.ts'

type Register = AnyQuery
type Entry<R> = OutputOf<R> extends { list: readonly (infer Item)[] } ? Item : never

const PAGE = 100
const FRESH_FOR = 5 * 60_000
/** The most suggestions that are useful in a list. */
const MOST = 50

const readAll = async <R extends Register>(route: R, more: object, page = 1): Promise<Entry<R>[]> => {
  // Every register's list is paged in this way; its other parameters are optional.
  const { list, hasMore } = (await call(route, { ...more, size: PAGE, page } as unknown as InputOf<R>)) as {
    list: Entry<R>[]
    hasMore: boolean
  }
  return hasMore ? [...list, ...(await readAll(route, more, page + 1))] : list
}
const fetchRegister = <R extends Register>(client: QueryClient, route: R, more: object = {}) =>
  client.fetchQuery({ queryKey: [...keyOf(route), 'all'], queryFn: () => readAll(route, more), staleTime: FRESH_FOR })
/** Blocked ones too: their loads are still looked for. */
const fetchTransporters = (client: QueryClient) => fetchRegister(client, referenceRoutes.transporters, { ignoreBlock: true })

export type Transporter = Entry<typeof referenceRoutes.transporters>
export type RegisteredPlace = Entry<typeof referenceRoutes.places>

const digits = (text: string) => text.replace(/\D/g, '')
/** Whether a transporter matches by name, or by the digits of its CNPJ (specification 1 §5). */
export const matchesTransporter = ({ name, document }: Pick<Transporter, 'name' | 'document'>, typed: string): boolean =>
  plain(name).includes(plain(typed)) || (digits(typed) !== '' && digits(document).includes(digits(typed)))

/** Whether a place matches every typed word, ignoring case. */
export const matchesPlace = (
  { name, address, document }: Pick<RegisteredPlace, 'name' | 'address' | 'document'>,
  typed: string,
): boolean => {
  const searchable = plain(`${name} ${address.city} ${address.state} ${document}`)
  return plain(typed)
    .split(/\s+/)
    .every((word) => searchable.includes(word))
}

/** The cities of the registered places, of one state when given. */
export const citiesOf = (places: readonly RegisteredPlace[], state: string | undefined, typed: string): string[] =>
  [...new Set(places.filter(({ address }) => !state || address.state === state).map(({ address }) => address.city))]
    .filter((city) => plain(city).includes(plain(typed)))
    .sort((a, b) => a.localeCompare(b, 'pt-BR'))
    .slice(0, MOST)

export const transporterName = ({ name }: Transporter) => cut(name, cuts.transporter)
export const placeName = ({ name }: RegisteredPlace) => cut(name, cuts.deliveryPlace)

/** Searches in the registers; each register is read once and cached for a while. */
export const useRegisters = () => {
  const client = useQueryClient()
  const transporters = useCallback(
    async (typed: string) => (await fetchTransporters(client)).filter((one) => matchesTransporter(one, typed)).slice(0, MOST),
    [client],
  )
  const places = useCallback(
    async (typed: string, of?: { readonly state?: string | undefined; readonly city?: string | undefined }) =>
      (await fetchRegister(client, referenceRoutes.places))
        .filter(
          (one) =>
            (!of?.state || one.address.state === of.state) && (!of?.city || one.address.city === of.city) && matchesPlace(one, typed),
        )
        .slice(0, MOST),
    [client],
  )
  const cities = useCallback(
    async (typed: string, state: string | undefined) => citiesOf(await fetchRegister(client, referenceRoutes.places), state, typed),
    [client],
  )
  const transporterOf = useCallback(async (id: string) => (await fetchTransporters(client)).find((one) => one.id === id), [client])
  const placeOf = useCallback(
    async (id: string) => (await fetchRegister(client, referenceRoutes.places)).find((one) => one.id === id),
    [client],
  )
  return { transporters, places, cities, transporterOf, placeOf }
}
