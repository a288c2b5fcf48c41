import { type InvoiceFile, paperRoutes } from '@embarca/contracts/delivery/papers.ts'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { isCallFailed } from '../../lib/failure.ts'
import { message } from '../../lib/feedback.ts'
import { tellFailure } from '../../lib/tell.ts'
import { inRequests } from './invoice-files.ts'

export type SentFile = { readonly file: File; readonly result: InvoiceFile }
type Answer = { readonly files: readonly InvoiceFile[] }

/** Each file has an answer of its own, also when none was taken. */
const send = async (id: string, files: readonly File[], orderCode?: string): Promise<readonly SentFile[]> => {
  const input = { id, ...(orderCode !== undefined && { orderCode }) }
  const answer = await call(paperRoutes.invoices, input, { files: { file: files } }).catch((thrown: unknown) => {
    if (isCallFailed(thrown) && 'files' in thrown.said) return thrown.said
    throw thrown
  })
  // The row is served by hand: its answer is not the usual one of a command.
  return (answer as unknown as Answer).files.flatMap((result, i) => (files[i] ? [{ file: files[i], result }] : []))
}

/** Adds NF-es as files, and keeps what became of each; `onAdded` after one was. */
export const useInvoiceFiles = (id: string, onAdded: () => Promise<unknown>) => {
  const [sent, setSent] = useState<readonly SentFile[]>([])
  const [pending, setPending] = useState(false)
  /** Answers the files that never got an answer: they are still to be sent. */
  const add = async (files: readonly File[], orderCode?: string): Promise<readonly File[]> => {
    setPending(true)
    const left = new Set(files)
    try {
      for (const some of inRequests(files)) {
        const answers = await send(id, some, orderCode)
        for (const file of some) left.delete(file)
        setSent((before) => [...before.filter(({ file }) => !some.includes(file)), ...answers])
        if (!answers.some(({ result }) => result.added)) continue
        if (paperRoutes.invoices.says?.done) message('success', paperRoutes.invoices.says.done)
        await onAdded()
      }
    } catch (thrown) {
      tellFailure(thrown, paperRoutes.invoices.says?.failed)
    } finally {
      setPending(false)
    }
    return [...left]
  }
  const forget = (file: File) => setSent((before) => before.filter((one) => one.file !== file))
  return { sent, pending, add, forget }
}
export type InvoiceFiles = ReturnType<typeof useInvoiceFiles>
