import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { departmentCommands, occurrenceResolutionCommands, occurrenceTypeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { RegisterFormSpec } from '../../shared/register/use-register-form.ts'

export type OccurrenceType = OutputOf<typeof referenceRoutes.occurrenceTypes>[number]

export const noType = { name: '', category: 'OTHER', severity: 'LOW', influenceOtif: false, showToClient: false, active: true }
export type OccurrenceTypeText = typeof noType
export const typeText = ({ showToClient = false, ...type }: OccurrenceType): OccurrenceTypeText => {
  const { name, category, severity, influenceOtif, active } = type
  return { name, category, severity, influenceOtif, showToClient, active }
}

const nameErrors = ({ name }: { readonly name: string }): Readonly<Record<string, string>> =>
  name.trim() ? {} : { name: 'Informe o nome.' }
const trimmed = <Text extends { readonly name: string }>(text: Text) => ({ ...text, name: text.name.trim() })

export const typeForm: RegisterFormSpec<OccurrenceTypeText> = {
  ...{ add: occurrenceTypeCommands.addOccurrenceType, change: occurrenceTypeCommands.changeOccurrenceType },
  ...{ query: referenceRoutes.occurrenceTypes, errors: nameErrors, input: trimmed },
}

export const noName = { name: '' }
export type NameText = typeof noName
const named = { errors: nameErrors, input: trimmed } as const
export const resolutionForm: RegisterFormSpec<NameText> = {
  ...{ add: occurrenceResolutionCommands.addResolution, change: occurrenceResolutionCommands.changeResolution },
  ...{ query: referenceRoutes.resolutions, ...named },
}
export const departmentForm: RegisterFormSpec<NameText> = {
  ...{ add: departmentCommands.addDepartment, change: departmentCommands.changeDepartment },
  ...{ query: referenceRoutes.departments, ...named },
}

const choices = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
export const categoryChoices = choices(referenceLabels.occurrenceCategories)
export const severityChoices = choices(referenceLabels.severities)
