import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { offerExport } from './exports.ts'

type Kind = 'freight' | 'negotiation' | 'quotation' | 'auction'
type ReportableLoad = Pick<LoadDetails, 'statusCode' | 'hiringType'> & { readonly terms?: { readonly freightType?: string } | undefined }

/** The documents available for a load; those about the hiring only if the load was offered. */
export const reportsOf = ({ statusCode, hiringType, terms }: ReportableLoad): readonly Kind[] => {
  if (statusCode === 'DRAFT' || statusCode === 'CREATED') return []
  if (terms?.freightType === 'FOB') return ['freight']
  return ['freight', 'negotiation', hiringType === 'AUCTION' ? 'auction' : 'quotation']
}

export const reportName = (kind: Kind) => reportLabels.title[kind]!

/** Requests a document of one load; a note shows its progress. */
export const exportLoad = (kind: Kind, { hashId, externalId }: Pick<LoadDetails, 'hashId' | 'externalId'>) =>
  offerExport({ title: `${reportName(kind)} ${externalId}`, from: { route: reportCommands[kind], input: { id: hashId } } })
