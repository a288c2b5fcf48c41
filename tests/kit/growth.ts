/** What one load costs, measured; `contracts/decisions/0055-growth.md` states the same figures, and a test compares them. */
export type LoadSizes = {
  readonly eventsPerLoad: number
  /** Bytes of the log's file, everything included, by event. */
  readonly logBytesPerEvent: number
  /** Bytes of the views' file by load, all views and indexes. */
  readonly viewBytesPerLoad: number
}
export type Growth = {
  readonly loadsPerYear: number
  /** Years for which finished loads stay in the log and in views. */
  readonly yearsKept: number
  /** Copies of each part in the cluster's log, topics and views. */
  readonly copies: number
  /** Days that the events topic keeps. */
  readonly topicDays: number
}

const GB = 1e9
const YEAR_S = 365 * 86_400
/** Loads are launched in a third of the day's hours, and one hour may have twice the average. */
const PEAK = 6
/** Events that one partition's projector folds each second with every view, with room to catch up. */
export const EVENTS_PER_PARTITION = 500
/** Loads whose views one MongoDB shard keeps. */
export const LOADS_PER_SHARD = 50e6

export const peakEventsPerSecond = ({ eventsPerLoad }: LoadSizes, { loadsPerYear }: Growth): number =>
  ((loadsPerYear * eventsPerLoad) / YEAR_S) * PEAK
export const partitionsFor = (sizes: LoadSizes, growth: Growth): number =>
  Math.max(12, Math.ceil(peakEventsPerSecond(sizes, growth) / EVENTS_PER_PARTITION))
export const logGigabytes = ({ eventsPerLoad, logBytesPerEvent }: LoadSizes, { loadsPerYear, yearsKept, copies }: Growth): number =>
  (loadsPerYear * yearsKept * eventsPerLoad * logBytesPerEvent * copies) / GB
export const viewGigabytes = ({ viewBytesPerLoad }: LoadSizes, { loadsPerYear, yearsKept, copies }: Growth): number =>
  (loadsPerYear * yearsKept * viewBytesPerLoad * copies) / GB
export const topicGigabytes = ({ eventsPerLoad, logBytesPerEvent }: LoadSizes, { loadsPerYear, topicDays, copies }: Growth): number =>
  (loadsPerYear * (topicDays / 365) * eventsPerLoad * logBytesPerEvent * copies) / GB
export const shardsFor = ({ loadsPerYear, yearsKept }: Growth): number => Math.ceil((loadsPerYear * yearsKept) / LOADS_PER_SHARD)
/** Gigabytes that one million loads add to log and views. */
export const gigabytesPerMillion = (sizes: LoadSizes, copies: number): number => {
  const million = { loadsPerYear: 1e6, yearsKept: 1, copies, topicDays: 0 }
  return logGigabytes(sizes, million) + viewGigabytes(sizes, million)
}
