import { serverError } from '@embarca/contracts/labels.pt.ts'
import { fullDateTime } from './date-times.ts'
import { type CallFailed, isCallFailed } from './failure.ts'
import { alert, notification } from './feedback.ts'
import { nameFields } from './field-names.ts'
import { withRetries } from './lazy-loading.ts'

/** The messages of all modules are large: they are loaded when a conflict must be shown. */
const loadMessages = withRetries(() => import('@embarca/contracts/words.ts'))
const staleText = async ({ body: { by, at, changes = [] }, messages }: CallFailed) => {
  const { eventWords } = await loadMessages().catch(() => ({ eventWords: {} as Readonly<Record<string, string>> }))
  const who = `Quem: ${by}${at ? `, ${fullDateTime(at)}` : ''}.`
  const what = changes.map(({ type, at: when }) => `• ${eventWords[type] ?? type}, ${fullDateTime(when)}`)
  return [messages.join(' '), who, ...what].join('\n')
}

/**
 * Shows a failure as specified: the fixed text for 5xx, each message of a 400 or 422 under the title `failed`, who changed what for 409.
 */
export const showFailure = (thrown: unknown, failed?: string): void => {
  if (!isCallFailed(thrown)) {
    console.error(thrown)
    notification({ style: 'error', ...serverError })
    return
  }
  const { status, messages, correlationId } = thrown
  if (status === 401) return
  if (status >= 500 && status !== 503) notification({ style: 'error', ...serverError, ...(correlationId && { code: correlationId }) })
  else if (status === 409 && thrown.body.by !== undefined)
    void staleText(thrown).then((text) =>
      alert({ style: 'warning', title: thrown.body.own ? 'Alterado em outra janela' : 'Alterado por outra pessoa', text }),
    )
  else
    for (const text of messages.length > 0 ? messages : [thrown.message])
      notification({ style: 'error', text: nameFields(text), ...(failed && { title: failed }) })
}
