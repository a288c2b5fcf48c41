/** Messages about malformed requests. */
export const requestLabels = {
  badKey: 'O cabeçalho Idempotency-Key deve ter de 1 a 128 caracteres visíveis.',
  badMatch: 'O cabeçalho If-Match deve ser um número de revisão.',
  badMoment: 'Os cabeçalhos Occurred-At e Clock-Offset devem ser um instante (ISO 8601, UTC) e um número inteiro de milissegundos.',
  badPosition: 'O cabeçalho After-Position deve ser uma posição.',
  badCursor: 'O parâmetro "after" não é de uma página desta lista.',
  /** Who changed a thing that several companies share. */
  stranger: 'outra pessoa',
  notObject: 'O conteúdo deve ser um objeto.',
}

/** Texts of the OpenAPI document. */
export const openApiLabels = {
  description: 'Cargas, do lançamento ao canhoto aprovado.',
  commandHeaders: 'Cabeçalhos: Idempotency-Key, If-Match (opcional).',
  momentHeaders: 'Opcionais: Occurred-At e Clock-Offset, quando aconteceu antes de ser enviado.',
  queryHeaders: 'Cabeçalho opcional: After-Position.',
  file: 'O arquivo.',
  allowed: (roles: readonly string[]) => `Quem pode: ${roles.length === 0 ? 'todos que entraram' : roles.join(', ')}`,
  notAllowed: (roles: readonly string[]) => `; ninguém que seja ${roles.join(', ')}`,
}

const kinds: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
  null: 'vazio',
}
const kindsOf = (type: unknown) =>
  [type]
    .flat()
    .map((one) => kinds[String(one)] ?? String(one))
    .join(' ou ')
const many = (count: unknown, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** What a JSON Schema keyword asked for; each keyword has some of these. */
export type KeywordParams = { readonly type?: unknown; readonly limit?: unknown; readonly pattern?: unknown }

/** What is wrong, by the JSON Schema keyword that says so. */
export const complaints: Readonly<Record<string, (params: KeywordParams) => string>> = {
  type: ({ type }) => `deve ser ${kindsOf(type)}`,
  minLength: ({ limit }) => (limit === 1 ? 'não pode ficar vazio' : `deve ter ao menos ${many(limit, 'caractere', 'caracteres')}`),
  maxLength: ({ limit }) => `deve ter no máximo ${many(limit, 'caractere', 'caracteres')}`,
  minItems: ({ limit }) => `deve ter ao menos ${many(limit, 'item', 'itens')}`,
  maxItems: ({ limit }) => `deve ter no máximo ${many(limit, 'item', 'itens')}`,
  minimum: ({ limit }) => `deve ser no mínimo ${limit}`,
  maximum: ({ limit }) => `deve ser no máximo ${limit}`,
  pattern: ({ pattern }) => (String(pattern) === '\\S' ? 'não pode ficar vazio' : 'não está no formato esperado'),
  format: () => 'não está no formato esperado',
}

/** Messages about fields of a request; `field` is empty for the content as a whole. */
export const validationLabels = {
  required: (field: string) => `O campo "${field}" é obrigatório.`,
  unexpected: (field: string) => `O campo "${field}" não é esperado.`,
  wrong: (field: string, complaint: string) => (field ? `O campo "${field}" ${complaint}.` : `O conteúdo ${complaint}.`),
  unlisted: () => 'tem um valor que não é permitido',
}
