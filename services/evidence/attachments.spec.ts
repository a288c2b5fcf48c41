import { FORGOTTEN } from '@embarca/contracts/kit/personal.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { memoryFiles } from '../adapters/memory/files.ts'
import { attachmentsOf, type FoundAttachment } from './attachments.ts'

it('are each there once, by a name that every system takes; what is gone says so, and a forgotten person’s is left out', async () => {
  const { recordEvent, log } = eventRecorder()
  const image = { fileId: 'f1', name: '../canhoto: 1.jpg' }
  recordEvent('receipts-L1-1', { type: 'ReceiptImagesAdded', data: { loadId: 'L1', images: [image, { fileId: 'f2', name: 'sumiu.jpg' }] } })
  recordEvent('receipts-L1-1', { type: 'ReceiptImageReplaced', data: { loadId: 'L1', images: [image] } })
  recordEvent('chat-L1-1', { type: 'ChatMessageSent', data: { loadId: 'L1', attachments: [{ fileId: 'f3', name: FORGOTTEN }] } })
  const files = memoryFiles()
  for (const fileId of ['f1', 'f3'])
    await files.put({ fileId, shipperId: 's1', name: 'x.jpg', type: 'image/jpeg', at: '', by: 'ana' }, Buffer.from(fileId))

  const found: Omit<FoundAttachment, 'content'>[] = []
  for await (const { content: _, ...one } of attachmentsOf(log, files)) found.push(one)
  expect(found).toEqual([
    { fileId: 'f1', name: image.name, path: 'anexos/01-.._canhoto_ 1.jpg', sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    { fileId: 'f2', name: 'sumiu.jpg', absent: 'missing' },
    { fileId: 'f3', name: FORGOTTEN, absent: 'removed' },
  ])
})
