import { states } from '@embarca/contracts/reference/states.ts'

const texts = ['name', 'fantasyName', 'street', 'district', 'city', 'state', 'zipCode', 'phone', 'email', 'fleetType'] as const
type TextName = (typeof texts)[number]
/** The data of a company as a form holds it. No states served, or all of them: everywhere. */
export type CompanyText = Readonly<Record<TextName, string>> & { readonly operationUFs: readonly string[] }
export type StoredCompany = { readonly [Name in TextName]?: string | undefined } & { readonly operationUFs?: readonly string[] | undefined }

const everywhere = Object.keys(states)

export const textOf = (company: StoredCompany): CompanyText => {
  const { operationUFs = [] } = company
  const text = Object.fromEntries(texts.map((name) => [name, company[name] ?? ''])) as Record<TextName, string>
  return { ...text, operationUFs: operationUFs.length === everywhere.length ? [] : operationUFs }
}

/** The fields that differ from what was stored; an emptied one is sent empty. */
export const changesOf = (text: CompanyText, stored: CompanyText): Readonly<Record<string, string | readonly string[]>> => {
  const { operationUFs } = text
  const changed = texts.filter((name) => text[name].trim() !== stored[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, text[name].trim()])),
    ...(operationUFs.join() !== stored.operationUFs.join() && { operationUFs: operationUFs.length ? operationUFs : everywhere }),
  }
}

export const servedText = (operationUFs: readonly string[]): string =>
  operationUFs.length === everywhere.length ? 'Todas' : operationUFs.join(', ')
