import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { canceled, launched, offered } from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'

const given = specification(loads, nothingFound)
const document = { fileId: 'f1', name: 'romaneio.pdf' }
const attached = { type: 'FileAttached', data: { loadId: 'L1', ...document } } as const
const attach = (over: object = {}) => ({ type: 'AttachFile', data: { id: 'L1', ...document, ...over } }) as const
const change = (over: object) => ({ type: 'ChangeAttachment', data: { id: 'L1', attId: 'f1', name: 'romaneio.pdf', ...over } }) as const
const detach = { type: 'DetachFile', data: { id: 'L1', attId: 'f1' } } as const

describe('files that go with a load', () => {
  it('are attached, each once', () => {
    given(...offered())
      .when(attach())
      .then(attached)
    given(...offered(), attached)
      .when(attach())
      .changesNothing()
    given(...offered(), attached).is({ terms: { attachments: [document] } })
  })
  it('come with its launch too', () =>
    given(launched('WAIT_TRANSPORTER_ACCEPT', { attachments: [document] }))
      .when(detach)
      .then({ type: 'FileDetached', data: { loadId: 'L1', fileId: 'f1' } }))
  it('are renamed and replaced', () => {
    given(...offered(), attached)
      .when(change({ name: 'nota.pdf' }))
      .then({ type: 'AttachmentChanged', data: { loadId: 'L1', before: 'f1', fileId: 'f1', name: 'nota.pdf' } })
    given(...offered(), attached, { type: 'AttachmentChanged', data: { loadId: 'L1', before: 'f1', fileId: 'f2', name: 'b.pdf' } }).is({
      terms: { attachments: [{ fileId: 'f2', name: 'b.pdf' }] },
    })
    given(...offered(), attached)
      .when(change({}))
      .changesNothing()
  })
  it('are removed, and then gone', () => {
    given(...offered(), attached)
      .when(detach)
      .brings({ type: 'FileDetached' })
    given(...offered())
      .when(detach)
      .refused('ATTACHMENT_UNKNOWN')
    given(...offered(), attached, { type: 'FileDetached', data: { loadId: 'L1', fileId: 'f1' } }).is({ terms: { attachments: [] } })
  })
  it('are no more than fifty', () => {
    const attachments = Array.from({ length: 50 }, (_, i) => ({ fileId: `x${i}`, name: 'x' }))
    given(launched('WAIT_TRANSPORTER_ACCEPT', { attachments })).when(attach()).refused('ATTACHMENTS_TOO_MANY')
  })
  it('stay as they are once the load ended', () =>
    given(...offered(), canceled)
      .when(attach())
      .refused('LOAD_NOT_NOW'))
})
