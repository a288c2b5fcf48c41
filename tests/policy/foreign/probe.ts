import type { Route } from '@embarca/contracts/kit/route.ts'
import type { Role } from '@embarca/contracts/roles.ts'
import { type RunningApp, requestOf } from '../../kit/app.ts'
import { multipart, PNG } from '../../kit/multipart.ts'
import { actor } from '../../kit/tokens.ts'
import type { PolicyRow } from '../rows.ts'
import { type ForeignKind, kindOf } from './kinds.ts'
import { type Party, rolesFor } from './parties.ts'
import { type IdPlace, inputWith, LIST, mayName, nameOf, placesOf } from './places.ts'

/** An id of the same shape and length that names nothing: letters become `x`, digits `0`; the prefix of the kind stays. */
export const unknownLike = (id: string): string =>
  id.replace(/^(report-)?(.*?)(-1|_file)?$/, (_, before = '', name: string, after = '') => {
    return before + name.replace(/[a-z]/g, 'x').replace(/[A-Z]/g, 'X').replace(/\d/g, '0') + after
  })

/** Bodies that a rule would refuse before the load is looked up. */
const telltale: Readonly<Record<string, object>> = {
  'POST /webshipper/shipping/bulk/tags': { add: Array.from({ length: 20 }, (_, i) => `etiqueta-${i}`) },
  'POST /webshipper/shipping/bulk/tags/preview': { add: Array.from({ length: 20 }, (_, i) => `etiqueta-${i}`) },
  // Required for a chart to be drawn.
  'GET /webshipper/widget': { chartId: 1 },
}

const request = ({ at, route }: PolicyRow, input: Record<string, unknown>) => {
  const base = requestOf(route as Route, { ...input, ...telltale[at] })
  return route.files ? { ...base, ...multipart([{ name: 'canhoto.png', content: PNG }]) } : base
}

type Reply = { readonly status: number; readonly headers: object; readonly body: string }
/** Headers of the transport, of a single request, or of concurrent appends. */
const incidental = /^(date|server-time|connection|keep-alive|x-correlation-id|x-ratelimit-.*)$/
const masked = (text: string, id: string) => text.replace(new RegExp(`(?<![A-Za-z])${id.replace(/-1$/, '')}(?![A-Za-z0-9])`, 'g'), '#')
const replyTo = async (
  app: RunningApp,
  by: ReturnType<typeof actor>,
  row: PolicyRow,
  input: Record<string, unknown>,
  id: string,
): Promise<Reply> => {
  const reply = await app.as(by).inject(request(row, input))
  const headers = Object.entries(reply.headers).filter(([name]) => !incidental.test(name))
  const { statusCode: status, body } = reply
  // A successful command on own things: its event positions differ from one command to the next.
  if ('command' in row.route && status === 200 && !body.includes('"rows"')) return { status, headers: {}, body: '' }
  // An import that cannot be read has an id of its own, whatever its form named.
  const named = body.includes('IMPORT_UNREADABLE') ? body.replace(/"(id|errorsId)":"[^"]*"/g, '') : body
  return { status, headers: Object.fromEntries(headers), body: masked(named, id).replace(/"position":"\d+"/g, '') }
}

/** Streams of a foreign thing with new events. */
const recordedIn = async ({ data }: RunningApp, since: string, id: string) => {
  if ((await data.events.head()) === since) return []
  const streams = (await data.events.readAll(since)).map(({ stream }) => stream)
  return streams.filter((stream) => stream.endsWith(`-${id}`) || stream.endsWith(`-${id}-1`))
}

export type Probe = {
  readonly row: PolicyRow
  readonly party: Party
  readonly role: Role
  readonly place: IdPlace
  readonly id: string
  readonly around: Record<string, string>
}
const labelled = ({ row, party, role, place, id, around }: Probe) =>
  `${row.at}, ${nameOf(place)} = ${id}${around['id'] === undefined || place.steps[0] === 'id' ? '' : ` of ${around['id']}`}, for ${party.who} (${role})`

const actorOf = ({ party, role }: Probe) =>
  actor([role], { ...party.about, ...(party.about.transporterId === undefined ? {} : { shipperId: '', operationGroups: [] }) })

type Asks = (named: string) => Promise<Reply>
const asking = (app: RunningApp, probe: Probe): Asks => {
  const { row, place, around } = probe
  const { own, ...path } = around
  const before = own === undefined ? [] : [own]
  const by = actorOf(probe)
  return (named) => replyTo(app, by, row, { ...inputWith(row.route, place, named, before), ...path, ...pathOf(place, named) }, named)
}
const pathOf = ({ part, steps }: IdPlace, named: string) => (part === 'path' ? { [steps[0]!]: named } : {})
const shown = (reply: Reply) => JSON.stringify(reply).slice(0, 600)

/** How the response for a foreign thing differs from that for an unknown one; undefined when equal. */
export const difference = async (app: RunningApp, probe: Probe): Promise<string | undefined> => {
  const { row, party, place, id, around } = probe
  const ask = asking(app, probe)
  // A first request changes the party's own thing, so that both compared requests find it in the same state.
  if (around['own'] !== undefined) await ask(unknownLike(id))
  const head = await app.data.events.head()
  const known = await ask(id)
  const recorded = await recordedIn(app, head, id)
  const still = party.answersConstantly?.(row, place)
  const other = await ask(still ?? unknownLike(id))
  if (recorded.length > 0 && still === undefined) return `${labelled(probe)}: recorded in ${recorded.join(', ')}`
  return isEqual(known, other) ? undefined : `${labelled(probe)}:\n  ${shown(known)}\n  instead of\n  ${shown(other)}`
}
const isEqual = (a: Reply, b: Reply) => JSON.stringify(a) === JSON.stringify(b)

/** Other path parameters when the probed thing is a foreign load: things of that load. */
const within: Readonly<Record<string, string>> = {
  ...{ receiverId: 'r1', originId: 'r-o', destinationId: 'r1', invoiceId: 'i-r', attId: 'm-route_doc', dealId: 't1' },
  ...{ lotAgreementId: 'agreed-m-parts', shippingLotWithdrawalId: 'part-m-parts', transporterId: 't1' },
}
/** Path parameters besides the probed field. */
const aroundsOf = (row: PolicyRow, place: IdPlace, { own, registered }: Party): readonly Record<string, string>[] => {
  const params = placesOf(row.route).filter(({ part }) => part === 'path')
  if (place.steps[0] === 'id' && place.part === 'path')
    return [Object.fromEntries(params.slice(1).map(({ steps: [name] }) => [name!, within[name!] ?? 'x']))]
  const idKind = params.length > 0 ? kindOf(row, params[0]!) : undefined
  const rest = Object.fromEntries(params.slice(1).map(({ steps: [name] }) => [name!, within[name!] ?? 'x']))
  if (idKind === 'load') return own.map((id) => ({ ...rest, id }))
  if (idKind === 'delivery') return own.map((id) => ({ ...rest, id: `${id}-1` }))
  if (idKind) return [{ id: registered?.[idKind] ?? 'x' }]
  return [{}]
}

/** Fields that the tables do not classify. */
export const unclassified = (row: PolicyRow): readonly string[] =>
  placesOf(row.route)
    .filter((place) => mayName(place) && kindOf(row, place) === undefined)
    .map((place) => `${row.at}: ${nameOf(place)}`)

const namesMany = ({ steps }: IdPlace) => steps.at(-1) === LIST

/** Each foreign thing of a party in each field of a route that could name it. */
export const probesOf = (row: PolicyRow, party: Party): readonly Probe[] =>
  placesOf(row.route).flatMap((place) => {
    const kind: ForeignKind | false | undefined = mayName(place) && kindOf(row, place)
    const ids = kind ? (party.foreign[kind] ?? []) : []
    if (ids.length === 0) return []
    const arounds = aroundsOf(row, place, party)
    const mixed = namesMany(place) && kind === 'load' ? party.own.map((own) => ({ own })) : []
    return rolesFor(row, party).flatMap((role) =>
      ids.flatMap((id) => [...arounds, ...mixed].map((around) => ({ row, party, role, place, id, around }) as Probe)),
    )
  })

/** Fields that name things but are probed by no party. */
export const unprobed = (row: PolicyRow, parties: readonly Party[]): readonly string[] => {
  const probed = new Set(parties.flatMap((party) => probesOf(row, party)).map(({ place }) => nameOf(place)))
  return placesOf(row.route)
    .filter((place) => mayName(place) && kindOf(row, place) && !probed.has(nameOf(place)))
    .map((place) => `${row.at}: ${nameOf(place)}`)
}
