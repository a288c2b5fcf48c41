/** Refusals of the HTTP server, whichever module is asked. */
export const serverRefusals: Readonly<Record<string, string>> = {
  NOT_FOUND: 'Não encontrado.',
  UNAUTHENTICATED: 'Sua sessão expirou. Entre novamente.',
  FORBIDDEN: 'Acesso não permitido.',
  STALE_REVISION: 'Os dados foram alterados por outra pessoa. Confira as mudanças e tente novamente.',
  STALE_BY_YOU: 'Você alterou estes dados em outra janela. Confira as mudanças e tente novamente.',
  IDEMPOTENCY_KEY_REUSED: 'Esta requisição já foi usada com outro conteúdo.',
  OVERLOADED: 'Muitas requisições no momento. Tente novamente em instantes.',
  SERVER_BROKE: 'Algo deu errado em nossos servidores, contacte um administrador.',
  TOO_MANY: 'Muitas tentativas. Aguarde um momento e tente novamente.',
  TOO_LARGE: 'O conteúdo enviado é grande demais.',
  METHOD_NOT_ALLOWED: 'Este endereço não aceita este método.',
  HEADERS_TOO_LARGE: 'O cabeçalho da requisição é grande demais.',
  TOO_SLOW: 'A requisição demorou demais a chegar. Tente novamente.',
  TOO_DEEP: 'O conteúdo enviado tem níveis demais.',
  INVALID: 'A requisição não é válida.',
  INVALID_JSON: 'O conteúdo enviado não é um JSON válido.',
  FILE_UNKNOWN: 'Arquivo não encontrado.',
  UNSUPPORTED: 'Este formato de conteúdo não é aceito.',
  TOGGLE_OFF: 'Este recurso não está habilitado para a sua empresa.',
}

export const serverError = { title: 'Isso é constrangedor...', text: 'Algo deu errado em nossos servidores, contacte um administrador.' }
