import { errorsAddress, importFrames } from '@embarca/contracts/import/run-routes.ts'
import { jobOwner } from '@embarca/contracts/report/codes.ts'
import { type Notify, toOwner } from '../kit/notification.ts'
import type { ImportDocument } from './projector.ts'
import { percentOf } from './readers.ts'

const frameOf = ({ status, read }: ImportDocument) => {
  if (status === 'RUNNING') return read === 0 ? importFrames.START : importFrames.PROGRESS
  return status === 'FINISHED' ? importFrames.FINISH : importFrames.ERROR
}

/** An import was started, came further or ended: notifies its user. What is put away or removed later is no news. */
export const notifyImport: Notify = ({ id, position, json }) => {
  if (json === undefined) return []
  const document = JSON.parse(json) as ImportDocument
  if (document.isAway) return []
  const data = { ...document, percent: percentOf(document), ...(document.errorsId && { link: errorsAddress(id) }) }
  return [{ type: frameOf(document), id, position, places: [toOwner(jobOwner(id))], data: JSON.stringify(data) }]
}
