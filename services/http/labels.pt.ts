/** Messages about malformed requests. */
export const requestLabels = {
  badKey: 'O cabeçalho Idempotency-Key deve ter de 1 a 128 caracteres visíveis.',
  badMatch: 'O cabeçalho If-Match deve ser um número de revisão.',
  badPosition: 'O cabeçalho After-Position deve ser uma posição.',
  badCursor: 'O parâmetro "after" não é de uma página desta lista.',
  notObject: 'O conteúdo deve ser um objeto.',
}

/** Texts of the OpenAPI document. */
export const openApiLabels = {
  description: 'Cargas, do lançamento ao canhoto aprovado.',
  commandHeaders: 'Cabeçalhos: Idempotency-Key, If-Match (opcional).',
  queryHeaders: 'Cabeçalho opcional: After-Position.',
  file: 'O arquivo.',
  allowed: (roles: readonly string[]) => `Quem pode: ${roles.length === 0 ? 'todos que entraram' : roles.join(', ')}`,
  notAllowed: (roles: readonly string[]) => `; ninguém que seja ${roles.join(', ')}`,
}
