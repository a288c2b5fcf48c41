import type { RegistryCompany } from '@embarca/contracts/partnership/onboarding-routes.ts'

/** A public registry of companies, asked by CNPJ. */
export interface CompanyRegistry {
  /** `OFF`: none is configured, and nobody is asked. */
  readonly channel: 'HTTP' | 'OFF'
  /** Undefined: there is no such company. Rejects when the registry is away or does not answer in time. */
  find(cnpj: string): Promise<RegistryCompany | undefined>
}

/** Used when no registry is configured: it knows nothing and says so. */
export const noCompanyRegistry: CompanyRegistry = {
  channel: 'OFF',
  find: async () => {
    throw new Error('no COMPANY_REGISTRY_URL is set')
  },
}
