/** What Wechaty asks of puppets and this service has no way to do. */
export const UNSUPPORTED = [
  ...["contactList", "contactAlias", "contactAvatar", "contactPhone", "contactCorporationRemark", "contactDescription"],
  ...["contactSelfQRCode", "contactSelfName", "contactSelfSignature", "conversationReadMark"],
  ...["messageContact", "messageRecall", "messageForward", "messageUrl", "messageLocation", "messageMiniProgram"],
  ...["messageSendContact", "messageSendUrl", "messageSendLocation", "messageSendMiniProgram", "messageSendPost"],
  ...[
    "roomRawPayload",
    "roomRawPayloadParser",
    "roomAdd",
    "roomDel",
    "roomAvatar",
    "roomTopic",
    "roomCreate",
    "roomQuit",
  ],
  ...["roomQRCode", "roomAnnounce", "roomMemberList", "roomMemberRawPayload", "roomMemberRawPayloadParser"],
  ...["roomInvitationAccept", "roomInvitationRawPayload", "roomInvitationRawPayloadParser"],
  ...["friendshipRawPayload", "friendshipRawPayloadParser", "friendshipSearchPhone", "friendshipSearchWeixin"],
  ...["friendshipAdd", "friendshipAccept", "tagContactAdd", "tagContactRemove", "tagContactDelete", "tagContactList"],
  ...["postRawPayload", "postRawPayloadParser", "postPublish", "postSearch", "tap", "tapSearch"],
];

/** An error that names the call: `undefined` would look like success. */
export const unsupported = (name: string): Promise<never> =>
  Promise.reject(
    new Error(
      `WeChat's bot service cannot do "${name}": it has one direct chat, without rooms, recall, contacts or cards. Send a text or a file instead.`,
    ),
  );
