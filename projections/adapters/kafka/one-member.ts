import { AssignerProtocol, type PartitionAssigner } from 'kafkajs'

const { MemberMetadata, MemberAssignment } = AssignerProtocol
const NAME = 'the longest there'

/** Assigns every partition to the member that joined first; the others stand by. `since`: when this member joined. */
export const oneMember =
  (since = Date.now()): PartitionAssigner =>
  ({ cluster }) => ({
    name: NAME,
    version: 0,
    protocol: ({ topics }) => ({
      name: NAME,
      metadata: MemberMetadata.encode({ version: 0, topics, userData: Buffer.from(String(since)) }),
    }),
    assign: async ({ members, topics }) => {
      const came = ({ memberMetadata }: { memberMetadata: Buffer }) => Number(MemberMetadata.decode(memberMetadata)?.userData.toString())
      const [first] = [...members].sort((a, b) => came(a) - came(b) || a.memberId.localeCompare(b.memberId))
      const all = topics.map((topic) => [topic, cluster.findTopicPartitionMetadata(topic).map(({ partitionId }) => partitionId)])
      return members.map(({ memberId }) => ({
        memberId,
        memberAssignment: MemberAssignment.encode({
          version: 0,
          assignment: memberId === first?.memberId ? Object.fromEntries(all) : {},
          userData: Buffer.alloc(0),
        }),
      }))
    },
  })
