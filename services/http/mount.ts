import { address, type RouteTable } from '@embarca/contracts/kit/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Module } from '../kit/module.ts'
import type { Admission } from './auth.ts'
import { type CommandContext, commandHandler } from './command.ts'
import { described } from './described.ts'
import { guard, type IsOn } from './guard.ts'
import { instantsOf } from './instants.ts'
import { type QueryReader, type QuerySources, queryHandler } from './query.ts'

/** What a table is mounted with: the module of its commands, the readers of its queries, the lists whose first page is cached. */
export type RouteHandlers = {
  readonly module?: Module
  readonly readers?: Readonly<Record<string, QueryReader>>
  readonly cached?: readonly string[]
  /** Rows that another process serves are not mounted. */
  readonly takes?: (kind: 'commands' | 'queries') => boolean
}
export type HttpContext = {
  readonly admission: Admission
  readonly isOn: IsOn
  readonly commandContext: CommandContext
  readonly querySources: QuerySources
}

const normalised = (normalise: (body: unknown) => unknown) => (request: FastifyRequest, _reply: unknown, done: () => void) => {
  request.body = normalise(request.body)
  done()
}

/** Mounts the rows of a route table: command rows go to the module, query rows to the reader of the same name. */
export const mount = (
  app: FastifyInstance,
  { admission, isOn, commandContext, querySources }: HttpContext,
  tableName: string,
  table: RouteTable,
  handlers: RouteHandlers,
) => {
  const { module, readers, cached, takes = () => true } = handlers
  for (const [name, row] of Object.entries(table)) {
    const { method, path } = address(row)
    const reader = readers?.[name]
    const isCommand = 'command' in row
    const onRequest = guard(row, admission, isOn)
    if (!takes(isCommand ? 'commands' : 'queries')) {
      app.declare({ method, url: path, onRequest })
      continue
    }
    if (isCommand ? !module : !reader) throw new Error(`${method} ${path} leads nowhere: ${name} has no ${isCommand ? 'module' : 'reader'}`)
    const normalise = instantsOf(row.body)
    const isCached = cached?.includes(name) ?? false
    app.route({
      method,
      url: path,
      schema: described(tableName, name, row),
      config: { isRepeated: isCached },
      onRequest,
      ...(normalise && { preValidation: normalised(normalise) }),
      // A command's answer is too short to compress; queries compress themselves.
      compress: false,
      handler: isCommand ? commandHandler(row, module!, commandContext) : queryHandler(name, reader!, querySources, isCached),
    })
  }
}
