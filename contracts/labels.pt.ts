import { chatLabels } from './chat/labels.pt.ts'
import { loadLabels } from './load/labels.pt.ts'
import { lotLabels } from './lot/labels.pt.ts'
import { negotiationLabels } from './negotiation/labels.pt.ts'
import { receiptLabels } from './receipt/labels.pt.ts'
import { referenceLabels } from './reference/labels.pt.ts'
import { reportLabels } from './report/labels.pt.ts'
import { savedViewLabels } from './saved-view/labels.pt.ts'
import { shareLabels } from './share/labels.pt.ts'
import { trackingLabels } from './tracking/labels.pt.ts'

const common: Readonly<Record<string, string>> = {
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

type Texts = Readonly<Record<string, string>>
/** What the modules say when they refuse, by the name of the module. */
export const refusalTexts = {
  load: loadLabels.refusal,
  receipt: receiptLabels.refusal,
  negotiation: negotiationLabels.refusal,
  lot: lotLabels.refusal,
  report: reportLabels.refusal,
  savedView: savedViewLabels.refusal,
  share: shareLabels.refusal,
  tracking: trackingLabels.refusal,
  chat: chatLabels.refusal,
  /** All registers. */
  reference: referenceLabels.refusal,
} as const satisfies Readonly<Record<string, Texts>>
const inAny = Object.assign({}, common, ...Object.values(refusalTexts).toReversed()) as Texts

/** The words of a refusal code as its module says them; a code that it does not know comes from a module that it asked. */
export const word = (code: string, module = ''): string =>
  (refusalTexts as Readonly<Record<string, Texts | undefined>>)[module]?.[code] ?? inAny[code] ?? code

export const serverError = { title: 'Isso é constrangedor...', text: 'Algo deu errado em nossos servidores, contacte um administrador.' }
