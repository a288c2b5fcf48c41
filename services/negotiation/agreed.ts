import type { Reading } from '../kit/decider.ts'

type Agreement = { readonly lotAgreementId: string; readonly transporterId: string }

/** Whose agreements a lot has, refused ones left out. */
export const agreementsHeard: Reading<readonly Agreement[]> = {
  initial: [],
  evolve: {
    LotAgreementProposed: (all: readonly Agreement[], { lotAgreementId, transporterId }: Agreement) => [
      ...all,
      { lotAgreementId, transporterId },
    ],
    LotAgreementRefused: (all: readonly Agreement[], gone: Agreement) =>
      all.filter(({ lotAgreementId }) => lotAgreementId !== gone.lotAgreementId),
  },
}
