import type { Event, OfType } from '../kit/event.ts'
import type { LoadEvent } from './events.ts'
import type { LoadTerms } from './terms.ts'

type Revisions = { readonly [K in LoadEvent['type']]?: (terms: LoadTerms, data: OfType<LoadEvent, K>['data']) => LoadTerms }

const revisions: Revisions = {
  LoadRenamed: (terms, { externalId }) => ({ ...terms, externalId }),
  PriceChanged: (
    terms,
    { loadId: _, reason: __, reductionFreightPercent: ___, reductionAbsolute: ____, additionAbsolute: _____, ...price },
  ) => ({
    ...terms,
    ...price,
  }),
  WeightChanged: (terms, { weight }) => ({ ...terms, weight }),
  DistanceChanged: (terms, { freightDistance }) => ({ ...terms, freightDistance }),
  LoadProfileChanged: (terms, { profileId, profileName, measureType }) => ({ ...terms, profileId, profileName, measureType }),
  TargetsChanged: (terms, { target }) => ({ ...terms, target }),
  LoadTagged: (terms, { tags }) => ({ ...terms, tags }),
  LoadPriorityChanged: (terms, { flPriority }) => ({ ...terms, flPriority }),
  LoadObservationChanged: (terms, { observation }) => ({ ...terms, observation }),
}

/** What was agreed, after a fact: the same terms unless it changed them. */
export const revised = (terms: LoadTerms, { type, data }: Event): LoadTerms =>
  (revisions[type as LoadEvent['type']] as ((terms: LoadTerms, data: unknown) => LoadTerms) | undefined)?.(terms, data) ?? terms
