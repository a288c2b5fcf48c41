import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { DocumentVersion } from '@embarca/contracts/carrier-document/views.ts'
import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { downloadFile } from '../../base/file-download.ts'
import { FileList } from '../../ui/FileList.tsx'

const addressOf = (fileId: string) => `${address(fileRoutes.download).path}?fileName=${encodeURIComponent(fileId)}`
const minute = (iso: string) => formatLocal(iso).slice(0, 16)

const detailsOf = ({ number, issuedAt, expiresAt, sentAt, sentBy, sender }: DocumentVersion) =>
  [
    number && `nº ${number}`,
    issuedAt && `emitido em ${dayText(issuedAt)}`,
    expiresAt && `vence em ${dayText(expiresAt)}`,
    `enviado em ${minute(sentAt)} por ${sender ?? documentLabels.sender[sentBy]}`,
  ].filter(Boolean)
const reviewOf = ({ status, reviewedAt, reviewer, reason }: DocumentVersion) =>
  reviewedAt &&
  [`${documentLabels.status[status]} em ${minute(reviewedAt)}${reviewer ? ` por ${reviewer}` : ''}`, reason].filter(Boolean).join(': ')

/** What was sent of a document, newest first, with its files and its review. */
export const DocumentVersions = ({ versions }: { readonly versions: readonly DocumentVersion[] }) => (
  <ol className="document-versions">
    {versions.map((one) => (
      <li key={one.version}>
        <p>
          <b>Versão {one.version}</b> · {detailsOf(one).join(' · ')}
        </p>
        {reviewOf(one) && <p>{reviewOf(one)}</p>}
        {one.files.length > 0 && (
          <FileList
            files={one.files.map(({ fileId, name }) => ({ key: fileId, name }))}
            onDownload={({ key, name }) => void downloadFile(addressOf(key), name)}
          />
        )}
      </li>
    ))}
  </ol>
)
