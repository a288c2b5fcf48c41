import { address, type CommandRoute, type Route } from '@embarca/contracts/kit/route.ts'
import { Type } from 'typebox'

const Accepted = Type.Object({
  stream: Type.String(),
  revision: Type.Integer(),
  position: Type.String(),
  id: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
const answered = ({ answers }: CommandRoute) => (answers ? Type.Intersect([Accepted, answers]) : Accepted)
const Problem = Type.Object({ code: Type.String(), messages: Type.Array(Type.String()) })
const COMMAND = 'Cabeçalhos: Idempotency-Key, If-Match (opcional).'
const QUERY = 'Cabeçalho opcional: After-Position.'
const problems = (...codes: readonly number[]) => Object.fromEntries(codes.map((code) => [code, Problem]))

/** A row as OpenAPI describes it: what goes in, what comes out, who may. */
export const described = (table: string, name: string, row: Route) => {
  const isCommand = 'does' in row
  const { method } = address(row)
  const { any, not } = row.may
  const mayNot = not ? `; ninguém que seja ${not.join(', ')}` : ''
  return {
    operationId: `${table}.${name}`,
    tags: [table],
    summary: isCommand ? row.does : name,
    description: `Quem pode: ${any.length === 0 ? 'todos que entraram' : any.join(', ')}${mayNot}. ${isCommand ? COMMAND : QUERY}`,
    querystring: row.query,
    ...(method !== 'GET' && { body: row.body }),
    response: { 200: isCommand ? answered(row) : row.gives, ...problems(400, 401, 403, 404, ...(isCommand ? [409, 422] : [])) },
  }
}
