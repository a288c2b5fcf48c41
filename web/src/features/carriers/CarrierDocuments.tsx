import { SubjectDocuments } from '../../shared/documents/SubjectDocuments.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** The documents of the company itself; those of its drivers and vehicles stand in theirs. */
export const CarrierDocuments = ({ carrier: { id } }: CarrierTabProps) => <SubjectDocuments kind="TRANSPORTER" id={id} />
