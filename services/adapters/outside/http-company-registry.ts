import type { RegistryCompany } from '@embarca/contracts/partnership/onboarding-routes.ts'
import type { CompanyRegistry } from '../../kit/company-registry.ts'

const TIMEOUT_MS = 5_000

/** The fields of a reply that are used, as the open registries of the Receita's data name them (BrasilAPI, ReceitaWS, Minha Receita). */
type Reply = Readonly<Record<string, unknown>>
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const digits = (value: unknown) => text(value).replace(/\D/g, '')

const companyIn = (document: string, reply: Reply): RegistryCompany => {
  const street = [text(reply['logradouro']), text(reply['numero'])].filter(Boolean).join(', ')
  const optional = {
    fantasyName: text(reply['nome_fantasia']),
    street,
    district: text(reply['bairro']),
    zipCode: digits(reply['cep']),
    phone: digits(reply['ddd_telefone_1']),
    email: text(reply['email']).toLowerCase(),
  }
  return {
    document,
    name: text(reply['razao_social']),
    city: text(reply['municipio']),
    state: text(reply['uf']).toUpperCase(),
    active: text(reply['descricao_situacao_cadastral']).toUpperCase() === 'ATIVA',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}

/** Asks `GET {url}/{cnpj}`, which answers a JSON object or 404. */
export const httpCompanyRegistry = (url: string, token?: string): CompanyRegistry => ({
  channel: 'HTTP',
  find: async (cnpj) => {
    const reply = await fetch(`${url.replace(/\/$/, '')}/${cnpj}`, {
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status === 404) return undefined
    if (!reply.ok) throw new Error(`the company registry answered ${reply.status}`)
    const company = companyIn(cnpj, (await reply.json()) as Reply)
    if (!company.name) throw new Error('the company registry answered no name')
    return company
  },
})
