import { allows, may } from '@embarca/contracts/roles.ts'
import { useSession } from '../../session/session.ts'

/** Whether the user answers for the company; `transporter_comun` only reads (CA30). */
export const useOperates = (): boolean => allows(may.operateForTransporter, useSession().roles)
/** Whether the user consents to relations and manages the company's people. */
export const useConsents = (): boolean => allows(may.consentForTransporter, useSession().roles)
