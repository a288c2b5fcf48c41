import { randomUUID } from 'node:crypto'
import type { handleUnaryCall } from '@grpc/grpc-js'
import { deleted } from './errors.ts'
import { type Features, features, type Gossip, gossip, type Shared, type Streams, shared, streams } from './generated.ts'
import type { MemoryLog } from './log.ts'

export const VERSION = '24.10.0'
const METHODS = ['read', 'append', 'delete', 'tombstone', 'batchappend']

/** Calls that a client makes first: server features and gossip (the leader). */
export const aboutNode = (port: number) => {
  const getSupportedMethods: handleUnaryCall<Shared.Empty, Features.SupportedMethods> = (_, respond) => {
    const answer = new features.SupportedMethods().setEventStoreServerVersion(VERSION)
    for (const name of METHODS)
      answer.addMethods(new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name))
    respond(null, answer)
  }
  const read: handleUnaryCall<Shared.Empty, Gossip.ClusterInfo> = (_, respond) => {
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(randomUUID()))
      .setTimeStamp(String(Date.now()))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port))
    respond(null, new gossip.ClusterInfo().setMembersList([member]))
  }
  return { features: { getSupportedMethods }, gossip: { read } }
}

/** Deletes a stream: softly, until the next append, or for ever (tombstone). */
export const deleting = (log: MemoryLog) => {
  const tombstone: handleUnaryCall<Streams.TombstoneReq, Streams.TombstoneResp> = ({ request }, respond) => {
    const stream = Buffer.from(request.getOptions()!.getStreamIdentifier()!.getStreamName_asU8()).toString()
    if (log.isTombstoned(stream)) return respond(deleted(stream))
    const at = String(log.tombstone(stream))
    const position = new streams.TombstoneResp.Position().setCommitPosition(at).setPreparePosition(at)
    respond(null, new streams.TombstoneResp().setPosition(position))
  }
  const remove: handleUnaryCall<Streams.DeleteReq, Streams.DeleteResp> = ({ request }, respond) => {
    const stream = Buffer.from(request.getOptions()!.getStreamIdentifier()!.getStreamName_asU8()).toString()
    if (log.isTombstoned(stream)) return respond(deleted(stream))
    const at = String(log.remove(stream))
    const position = new streams.DeleteResp.Position().setCommitPosition(at).setPreparePosition(at)
    respond(null, new streams.DeleteResp().setPosition(position))
  }
  return { tombstone, delete: remove }
}
