import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Params<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Params<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never

/** Allowed users have one of the roles in `any` and none of those in `not`. `any: []` allows every signed-in user. */
export type May = { readonly any: readonly string[]; readonly not?: readonly string[] }

/** Fields that the row does not name are refused, not dropped. */
const closed = <P extends TProperties>(properties: P = {} as P): TObject<P> => Type.Object(properties, { additionalProperties: false })
type Nothing = Record<never, never>
type Flat<T> = { [K in keyof T]: T[K] } & Nothing

type InTrip = (input: Readonly<Record<string, unknown>>) => string | undefined

type Common<At extends string, Q extends TProperties, B extends TProperties> = {
  /** `'METHOD /path'`; `/webshipper` is left out, `/webtransporter/…` and `/webdriver/…` are written in full. */
  readonly at: At
  readonly may: May
  readonly toggle?: string
  readonly query: TObject<Q>
  readonly body: TObject<B>
  /** The body is multipart/form-data: files together with these fields. */
  readonly files?: true
  /** The uploaded files that the body names: the load must have them. */
  // biome-ignore lint/suspicious/noExplicitAny: the body is the row's own, which `Common` does not know
  readonly attaches?: (body: any) => readonly string[]
  /**
   * The row is open to the link of a trip (CA38): the load that a request is about, from its path and query; undefined when it names
   * anything else. Absent: no trip's link is admitted.
   */
  readonly inTrip?: InTrip
  /** Shown to the user after success and after failure, verbatim as specified. */
  readonly messages?: { readonly done?: string; readonly failed?: string }
  /** A query that records something first, and may be refused as a command is. */
  readonly refuses?: true
}
export type CommandRoute<
  At extends string = string,
  Name extends string = string,
  Q extends TProperties = TProperties,
  B extends TProperties = TProperties,
> = Common<At, Q, B> & {
  readonly command: Name
  /** The command creates something within its stream, and answers its id. The id of a new stream is always answered. */
  readonly creates?: true
  /** The statuses in which the lifecycle admits it without a transition; other commands are rows of the lifecycle itself. */
  readonly during?: readonly string[]
  /** The answer also has the thing itself, as it is after the command. */
  readonly answers?: TSchema
  /** The command gets the names of the files in its body as `fileNames`, by id. */
  readonly namesFiles?: true
  /** People act without a network and send it later: headers `Occurred-At` and `Clock-Offset` say when (Y36). */
  readonly takesMoment?: true
}
export type QueryRoute<
  At extends string = string,
  Q extends TProperties = TProperties,
  B extends TProperties = TProperties,
  Out extends TSchema = TSchema,
> = Common<At, Q, B> & { readonly response: Out }
// biome-ignore lint/suspicious/noExplicitAny: a row's own fields stay known where `R extends AnyCommand` is inferred; TProperties would lose them
export type AnyCommand = CommandRoute<any, any, any, any>
// biome-ignore lint/suspicious/noExplicitAny: as AnyCommand
export type AnyQuery = QueryRoute<any, any, any, any>
export type Route = AnyCommand | AnyQuery
export type RouteTable = Readonly<Record<string, Route>>

type Row<Q, B> = {
  may: May
  toggle?: string
  query?: Q
  body?: B
  files?: true
  // biome-ignore lint/suspicious/noExplicitAny: the body is the row's own, which `Row` does not know
  attaches?: (body: any) => readonly string[]
  messages?: { done?: string; failed?: string }
  refuses?: true
  inTrip?: InTrip
}
type CommandRow<Q, B> = Row<Q, B> & { creates?: true; namesFiles?: true; takesMoment?: true; during?: readonly string[] }

export const command = <
  const At extends `${Method} /${string}`,
  const Name extends string,
  Q extends TProperties = Nothing,
  B extends TProperties = Nothing,
>(
  at: At,
  commandName: Name,
  row: CommandRow<Q, B>,
): CommandRoute<At, Name, Q, B> => ({ ...row, at, command: commandName, query: closed(row.query), body: closed(row.body) })

/** The body of a download: a file of this media type, or of any. */
export const fileOf = (mediaType = '*/*') => Type.String({ format: 'binary', contentMediaType: mediaType })

/** A command that answers the thing it created or changed; its module provides it (`answers`). */
export const answering = <Out extends TSchema, R extends AnyCommand>(answers: Out, row: R): R & { readonly answers: Out } => ({
  ...row,
  answers,
})

export const query = <
  const At extends `${Method} /${string}`,
  Out extends TSchema,
  Q extends TProperties = Nothing,
  B extends TProperties = Nothing,
>(
  at: At,
  response: Out,
  row: Row<Q, B>,
): QueryRoute<At, Q, B, Out> => ({ ...row, at, response, query: closed(row.query), body: closed(row.body) })

/** Method and full path of a row, parameters as `:name`. */
export const address = ({ at }: { readonly at: string }): { readonly method: Method; readonly path: string } => {
  const [method, path] = at.split(' ') as [Method, string]
  return { method, path: /^\/web(transporter|driver)\//.test(path) ? path : `/webshipper${path}` }
}

export type InputOf<R> =
  R extends Common<infer At, infer Q, infer B> ? Flat<Record<Params<At>, string> & Static<TObject<Q>> & Static<TObject<B>>> : never
export type OutputOf<R> = R extends { readonly response: infer Out extends TSchema } ? Static<Out> : Accepted & Answered<R>
type Answered<R> = R extends { readonly answers: infer Out extends TSchema } ? Static<Out> : unknown

/**
 * What every command answers: where its events are. A client may send `position` back as `After-Position`; `id` is what the command
 * created, `messages` the specified texts to show.
 */
export type Accepted = {
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly id?: string
  readonly messages?: readonly string[]
}

/** The commands of a module, derived from its route rows. */
export type CommandsOf<Table> = {
  [K in keyof Table]: Table[K] extends { readonly command: infer Name extends string }
    ? { readonly type: Name; readonly data: InputOf<Table[K]> }
    : never
}[keyof Table]
