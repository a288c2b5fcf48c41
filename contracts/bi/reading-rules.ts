import { type Loss, losses, lossRules, misses, type OtifMeasure, otifMeasures, TOLERANCE_MINUTES } from '../otif/codes.ts'
import { PUBLIC_DAYS } from './topics.ts'

/** Who answers for the contract: its changes and questions about it. */
export const OWNER = 'Embarca, platform team: contracts/bi'

const missedIn = (loss: Loss) => otifMeasures.filter((measure: OtifMeasure) => misses(measure, loss)).join(', ')
const lossTable = losses.map((loss) => `| ${loss} | ${lossRules[loss].responsible} | ${missedIn(loss)} |`).join('\n')

/** All that a reader has to know besides the schemas, in Markdown. */
export const readingRules = `Every event that the product records about loads and what belongs to them, as CloudEvents 1.0 in Kafka, in JSON.

Owner: ${OWNER}.

## What is in it, and what is not

A field is published only when it was allowed for its event type. Nothing personal is: no names, documents, phones, addresses, positions of
people or coordinates of places. Text that people type (observations, reasons, comments, names, codes of the shipper), plates, documents and
the numbers of invoices stay out; there is no topic for them. People are ids: of drivers (driverId), users (userId, authorId) and
contacts (contactId, personId). An identifier that does not look like one of the product's is replaced by the word withheld.

Units: money in integer cents of BRL, weights in kg, volumes in m³, distances in km, instants in UTC (ISO 8601), days as YYYY-MM-DD. Each
field says its own in x-unit, since which version of the events it is published in x-since (contracts/CHANGES.md), and deprecated where
readers should no longer use it. examples are made up.

## Topics

One topic for each module. The key of a record is the load, or the stream of an event without a load, so the events of a load are in order
within a topic. To put events of several topics in order, sort those of one subject by position, as a number. Read committed records
only. The timestamp of a record is the moment it was recorded: look offsets up by timestamp to begin from a moment.

A topic keeps records for ${PUBLIC_DAYS} days, unless the installation says otherwise. A reader that needs older ones, or starts again, asks the operator, who
publishes a topic again from the log into a topic of another name, or into a file with one event a line. It holds the same events with the
same ids, in the order of the log, made as they are made today. Read it to its end, then go on with the topic itself from the recordedtime of the
last one. Records of such a topic carry the time of publishing as their timestamp.

## Repeated, late, corrected and deleted

- Repeated: delivery is at least once, and a topic may be published again. A repeated event has the same id. Keep the highest position that was
  applied for each subject and topic, and skip what is not above it.
- Late: time is when it happened, recordedtime when it was recorded. A device without a network reports hours later, so time may lie before
  that of events with a lower position. Fold by position; use time for durations. timeestimated says that the time is doubtful.
- Corrected: an event never changes. A correction is another event, which replaces what the earlier one said: ReceiptArrivalCorrected,
  GateCheckInCorrected, ...Undone, ...Changed, ...Restated, StatusReset. restated marks a value of a cycle that had ended. A schema that calls itself a
  replacement replaces the whole object.
- Deleted: ...Removed and LoadDraftDeleted end a thing; what it was remains in the topic. SubjectForgotten (topic embarca.subject) says that a
  person was forgotten: remove or anonymise every row whose driverId, userId, authorId, personId, contactId, subjectId or waitingId equals its
  subject, in everything that was derived, backups included. The events themselves hold nothing else about the person.

## What may change

Expect new fields, new event types and new words in an x-extensible-enum. Names, types and presence of fields stay. A change that breaks
this comes as a new version of the event with a type and a dataschema of its own.

Until a day that is announced at least a release before, each such event is published in both versions, the earlier first: two records with the same id and
position. Read one version of a type and skip the other. The schema of the earlier one is deprecated and names the day in x-until: events that
were recorded on it, by recordedtime in UTC, are the last that come in both. To change over, read a topic that was published again, which holds all
events in the new version, or take the earlier version up to a position and the new one from there. Days are not brought forward.

## Loads by status

Topic embarca.load. Fold by position: an event whose data has a status sets the status of the load that loadId names; LoadDraftDeleted
removes the load. Count loads by status.

## OTIF

Topics embarca.load, embarca.receipt and embarca.incident, merged by position. Each load is a delivery, but not the load of a lot itself
(terms.deliveryType LOT without terms.partOf).

1. LoadLaunched and LoadRestated give the drops, one for each of terms.destinations: destinationId, deliveryDate as the expected moment,
   place.zone, receipt PENDING. RouteChanged does so by its destinations. A drop that was there before keeps all but the zone and, once
   arrived, also its expected moment. DeliveriesReordered sorts them.
2. ReceiptsExpected replaces all drops by its receipts (receiptId, expectedAt, zone), without any arrival.
3. DeliveryDateChanged and ReceiptExpectationChanged set the expected moment of a drop that has not arrived.
4. ReceiptArrived sets the arrival. ReceiptArrivalCorrected does so, too, and takes a reset back; but where resettable goes from true to false the drop is
   marked as reset and its arrival stays. resettable is true at first.
5. ReceiptApproved, ReceiptRefused and ReceiptDecisionUndone set the receipt to their status, and answeredOnTime and onTimeReasonId to theirs
   or to nothing.
6. TransporterAssigned and TransporterReplaced set the transporter; a status of a load that is offered (DRAFT, CREATED,
   WAIT_TRANSPORTER_ACCEPT, NEGOTIATION, OFFER_COMPLETED) removes it.
7. onlyHiring of the terms, or of LoadFinished, leaves the delivery out. So do the statuses DRAFT, CANCELED, EXPIRED and GROUPED, and a delivery without drops.
8. IncidentClosed with influenceOtif adds a loss: INCIDENT_OF_SHIPPER with a departmentId, else INCIDENT_OF_CLIENT of the category CLIENT, else INCIDENT.
   IncidentReopened takes it away.

The loss of a drop. Late: the arrival is after the expected moment plus ${TOLERANCE_MINUTES} minutes.

- Without an arrival: ARRIVAL_UNKNOWN of a load DELIVERED or FINISHED, else OVERDUE with a transporter, else OVERDUE_NOT_HIRED.
- Refused: RECEIPT_REFUSED. Pending: LATE_UNDECIDED when late and not reset, else RECEIPT_PENDING.
- Approved: its onTimeReasonId, if any (one that the table lacks: LATE_UNDECIDED); not late: none; else ARRIVAL_RESET when reset, LATE_ANSWERED_ON_TIME when so
  answered, else LATE_UNDECIDED.

The loss of a delivery is the worst of its drops and incidents, the first in this table.

| loss | answers for it | misses the measures |
|---|---|---|
${lossTable}

A delivery belongs to the day of its last expected moment, in the zone of its last drop. It counts once that moment has passed, and before when all its
receipts are approved. Once published (all its receipts approved, or its month over in that zone) it keeps moment and day, whatever is changed later.
A measure is the share of the deliveries that count without a loss that misses it; CARRIER counts only deliveries with a transporter.
`
