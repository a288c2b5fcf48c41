import type { DocumentValidity } from '@embarca/contracts/carrier-document/codes.ts'
import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { SubjectDocument } from '@embarca/contracts/carrier-document/views.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import type { StatusTextTone } from '../../ui/StatusText.tsx'

/** How a label is drawn: tone and icon. */
export const validityLook: Readonly<Record<DocumentValidity, { readonly tone: StatusTextTone; readonly icon: string }>> = {
  VALID: { tone: 'good', icon: 'check-circle' },
  NEAR_EXPIRY: { tone: 'warning', icon: 'clock' },
  EXPIRED: { tone: 'danger', icon: 'ban' },
  WAITING: { tone: 'idle', icon: 'clock' },
}

/** When the version that counts ends, and in how many days. */
export const expiryText = ({ expiresAt, daysLeft }: Pick<SubjectDocument, 'expiresAt' | 'daysLeft'>): string | undefined => {
  if (expiresAt === undefined || daysLeft === undefined) return undefined
  const day = dayText(expiresAt)
  if (daysLeft === 0) return `vence hoje, ${day}`
  const days = Math.abs(daysLeft) === 1 ? '1 dia' : `${Math.abs(daysLeft)} dias`
  return daysLeft < 0 ? `venceu em ${day}, há ${days}` : `vence em ${day}, em ${days}`
}
/** Where the document stands in its review, where the label does not say it. */
export const stepText = ({ status }: Pick<SubjectDocument, 'status'>): string | undefined =>
  status === 'APPROVED' ? undefined : documentLabels.status[status]

/** What a person types about a version; empty means not set. */
export type VersionText = { readonly number: string; readonly issuedAt: string; readonly expiresAt: string }
export const noVersion: VersionText = { number: '', issuedAt: '', expiresAt: '' }
/** The request's part of it. */
export const versionFields = ({ number, issuedAt, expiresAt }: VersionText) => ({
  ...(number.trim() && { number: number.trim() }),
  ...(issuedAt && { issuedAt }),
  ...(expiresAt && { expiresAt }),
})
/** Errors that need no server. */
export const versionErrors = (
  { number, issuedAt, expiresAt }: VersionText,
  { expires, files, today }: { readonly expires: boolean; readonly files: number; readonly today: string },
): Readonly<Record<string, string>> => ({
  ...(!number.trim() && files === 0 && { files: documentLabels.refusal.DOCUMENT_EMPTY }),
  ...(issuedAt > today && { issuedAt: documentLabels.refusal.DOCUMENT_ISSUED_IN_THE_FUTURE }),
  ...(expires && !expiresAt && { expiresAt: documentLabels.refusal.DOCUMENT_EXPIRY_MISSING }),
  ...(issuedAt && expiresAt && expiresAt < issuedAt && { expiresAt: documentLabels.refusal.DOCUMENT_EXPIRES_BEFORE_ISSUE }),
})
