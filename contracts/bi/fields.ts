import carrierDocument from './fields/carrierDocument.json' with { type: 'json' }
import chat from './fields/chat.json' with { type: 'json' }
import dedicated from './fields/dedicated.json' with { type: 'json' }
import gate from './fields/gate.json' with { type: 'json' }
import incident from './fields/incident.json' with { type: 'json' }
import load from './fields/load.json' with { type: 'json' }
import lot from './fields/lot.json' with { type: 'json' }
import mount from './fields/mount.json' with { type: 'json' }
import negotiation from './fields/negotiation.json' with { type: 'json' }
import order from './fields/order.json' with { type: 'json' }
import partnership from './fields/partnership.json' with { type: 'json' }
import pendency from './fields/pendency.json' with { type: 'json' }
import receipt from './fields/receipt.json' with { type: 'json' }
import reference from './fields/reference.json' with { type: 'json' }
import subject from './fields/subject.json' with { type: 'json' }
import tracking from './fields/tracking.json' with { type: 'json' }

/**
 * What was decided about a field, by its path in the data of its event type: `0.4.0`, published since that version of the events;
 * `0.4.0, deprecated 0.7.0`; `withheld`; or `withdrawn 0.7.0`. Fields inside one that is not published are not listed.
 */
export type FieldDecisions = Readonly<Record<string, string>>

/** The decision about each field of each public event that is not marked as personal: a field that is not listed is not published. */
export const fieldDecisions: Readonly<Record<string, Readonly<Record<string, FieldDecisions>>>> = {
  ...{ carrierDocument, chat, dedicated, gate, incident, load, lot, mount, negotiation, order, partnership, pendency, receipt, reference },
  ...{ subject, tracking },
}

const PUBLISHED = /^(\d+\.\d+\.\d+)(?:, deprecated (\d+\.\d+\.\d+))?$/
/** Since when a field is published, and since when readers should no longer use it; undefined: it is not published. */
export const publishedSince = (decision: string | undefined): { readonly since: string; readonly deprecated?: string } | undefined => {
  const [, since, deprecated] = PUBLISHED.exec(decision ?? '') ?? []
  return since === undefined ? undefined : { since, ...(deprecated !== undefined && { deprecated }) }
}
/** Whether a field was published once and is no longer. */
export const isWithdrawn = (decision: string | undefined): boolean => decision?.startsWith('withdrawn ') === true
