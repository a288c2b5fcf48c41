import { address, type CommandRoute, type Route } from '@embarca/contracts/kit/route.ts'
import { type TSchema, Type } from 'typebox'
import { openApiLabels } from './labels.pt.ts'

const Accepted = Type.Object({
  stream: Type.String(),
  revision: Type.Integer(),
  position: Type.String(),
  id: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
const Problem = Type.Object({ code: Type.String(), messages: Type.Array(Type.String()) })

/** Status codes of every row, of one with a body, and of a command. */
const ALWAYS = [400, 401, 403, 404, 429, 431, 503]
const WITH_BODY = [408, 413, 415, 422]
const AS_COMMAND = [409, 422]
const problems = (codes: readonly number[]) => Object.fromEntries(codes.map((code) => [code, Problem]))

const answered = ({ answers }: CommandRoute) => (answers ? Type.Intersect([Accepted, answers]) : Accepted)
/** JSON, or the bytes of a file. */
const sent = (schema: TSchema & { contentMediaType?: string }) =>
  schema.contentMediaType === undefined ? schema : { description: openApiLabels.file, content: { [schema.contentMediaType]: { schema } } }

/** The OpenAPI description of a row: input, answer, allowed roles. `response`: what a command answers that is mounted one by one. */
export const described = (table: string, name: string, row: Route, response?: TSchema) => {
  const isCommand = 'command' in row
  const { method } = address(row)
  const { any, not } = row.may
  const mayNot = not ? openApiLabels.notAllowed(not) : ''
  const moment = isCommand && row.takesMoment ? ` ${openApiLabels.momentHeaders}` : ''
  const refusals = [...ALWAYS, ...(method === 'GET' ? [] : WITH_BODY), ...(isCommand || row.refuses ? AS_COMMAND : [])]
  return {
    operationId: `${table}.${name}`,
    tags: [table],
    summary: isCommand ? row.command : name,
    description: `${openApiLabels.allowed(any)}${mayNot}. ${isCommand ? openApiLabels.commandHeaders : openApiLabels.queryHeaders}${moment}`,
    querystring: row.query,
    ...(method !== 'GET' && { body: row.body }),
    response: { 200: sent(response ?? (isCommand ? answered(row) : row.response)), ...problems(refusals) },
  }
}
