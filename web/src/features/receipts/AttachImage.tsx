import { useId, useState } from 'react'
import { uploadDocument } from '../../base/upload-document.ts'
import { acceptUploads } from '../../ui/accept-uploads.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ReviewReceipt } from './review.ts'

type Props = { readonly loadId: string; readonly receipt: ReviewReceipt; readonly onReplace: (fileIds: string[]) => Promise<unknown> }

const allowed = ['png', 'jpg', 'jpeg']
const MOST = 10

/** Adds a picture to a receipt that is not approved; a refused receipt is pending again afterwards. */
export const AttachImage = ({ loadId, receipt, onReplace }: Props) => {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const attach = async (given: readonly File[]) => {
    const [file] = acceptUploads(given, allowed)
    if (!file) return
    setBusy(true)
    const fileId = await uploadDocument(file, loadId, 'SHIPPING_RECEIPT')
    if (fileId) await onReplace([...receipt.receiptImages.map((image) => image.fileId), fileId].slice(-MOST))
    setBusy(false)
  }
  return (
    <p className="attach-image">
      <label htmlFor={id}>{busy ? <Spinner /> : <Icon name="clip" />} Anexar comprovante</label>
      <FileInput id={id} allowed={allowed} disabled={busy} onFiles={(files) => void attach(files)} />
    </p>
  )
}
