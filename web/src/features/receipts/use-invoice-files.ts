import { documentRoutes, type InvoiceFile } from '@embarca/contracts/delivery/document-routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { showFailure } from '../../base/show-failure.ts'
import { inBatches } from './invoice-files.ts'

export type SentFile = { readonly file: File; readonly result: InvoiceFile }
type Answer = { readonly files: readonly InvoiceFile[] }

/** Each file has its own result, also when no file was accepted. */
const send = async (id: string, files: readonly File[], orderCode?: string): Promise<readonly SentFile[]> => {
  const input = { id, ...(orderCode !== undefined && { orderCode }) }
  const answer = await call(documentRoutes.invoices, input, { files: { file: files } }).catch((thrown: unknown) => {
    if (isCallFailed(thrown) && 'files' in thrown.body) return thrown.body
    throw thrown
  })
  // The route has a custom handler: its answer is not that of a normal command.
  return (answer as unknown as Answer).files.flatMap((result, i) => (files[i] ? [{ file: files[i], result }] : []))
}

/** Adds NF-es from files and keeps the result of each; `onAdded` is called when at least one was added. */
export const useInvoiceFiles = (id: string, onAdded: () => Promise<unknown>) => {
  const [sent, setSent] = useState<readonly SentFile[]>([])
  const [pending, setPending] = useState(false)
  /** Returns the files without an answer, which must be sent again. */
  const add = async (files: readonly File[], orderCode?: string): Promise<readonly File[]> => {
    setPending(true)
    const left = new Set(files)
    try {
      for (const some of inBatches(files)) {
        const answers = await send(id, some, orderCode)
        for (const file of some) left.delete(file)
        setSent((before) => [...before.filter(({ file }) => !some.includes(file)), ...answers])
        if (!answers.some(({ result }) => result.added)) continue
        if (documentRoutes.invoices.messages?.done) message('success', documentRoutes.invoices.messages.done)
        await onAdded()
      }
    } catch (thrown) {
      showFailure(thrown, documentRoutes.invoices.messages?.failed)
    } finally {
      setPending(false)
    }
    return [...left]
  }
  const forget = (file: File) => setSent((before) => before.filter((one) => one.file !== file))
  return { sent, pending, add, forget }
}
export type InvoiceFiles = ReturnType<typeof useInvoiceFiles>
