import { afterEach, describe, expect, vi } from "vitest";
import { ORIGINS } from "../../src/commands/request.js";
import { NotAnActorError } from "../../src/core/actor.js";
import { ON_FILES } from "../support/chosen-store.js";
import { BLOCKS, EVENT, GUARD, Home, listen, ofKind, onlyView, test } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";
import { shared } from "../support/shared.js";

afterEach(() => void vi.useRealTimers());

describe("only an owner, in their own fresh words", () => {
  test("owners are named by the launch environment, by id", async ({ home }) => {
    const hooks = await home.open({ owners: [], env: { ...home.env, CHAT_HOOKS_OWNERS: "telegram:7, wechat:wxid_8" } });
    expect(await home.type(hooks, "/hooks on", { senderId: "7" })).toMatchObject({ outcome: "done", changed: true });
    expect(await home.type(hooks, "/hooks off", { channel: "wechat", senderId: "wxid_8" })).toMatchObject({
      changed: true,
    });
    expect(await home.type(hooks, "/hooks on", { channel: "wechat", senderId: "7" })).toMatchObject({
      outcome: "refused",
    });
  });

  test.for(rows(3, ["telegram:alice", "telegram:*", ":1", "telegram:@alice", "alice", "*", "telegram:"]))(
    "%s is a name or a wildcard, and makes nobody an owner",
    async (owner, { home }) => {
      const hooks = await home.open({ owners: [], env: { ...home.env, CHAT_HOOKS_OWNERS: owner } });
      expect(hooks.owners()).toEqual([]);
      for (const senderId of ["alice", "@alice", "*", "1", ""]) {
        const outcome = await home.type(hooks, "/hooks on", { senderId });
        expect(["refused", "dropped"]).toContain(outcome.outcome);
      }
      expect((await hooks.list()).switch.on).toBe(false);
    },
  );

  test("with nobody named, nobody is an owner", async ({ home }) => {
    const hooks = await home.open({ owners: [] });
    expect(await home.type(hooks, "/hooks on")).toMatchObject({ outcome: "refused" });
  });

  test("no id means no, whatever stands in its place", async ({ home }) => {
    const hooks = await home.open();
    for (const senderId of [undefined, "", " ", "1 ", null, {}, ["1"], "1\n"]) {
      const outcome = await home.type(hooks, "/hooks on", { senderId: senderId as never });
      expect([senderId, outcome]).toEqual([senderId, { outcome: "dropped" }]);
    }
    expect((await hooks.list()).switch.on).toBe(false);
  });

  const proposing = shared(async (atEnd) => {
    const home = await Home.make();
    atEnd(() => home.dispose());
    await home.script(BLOCKS);
    await home.propose({});
    return { home, hooks: await home.open() };
  });

  test.for(ORIGINS.filter((origin) => origin !== "typed"))("a command that is %s never acts", async (origin) => {
    const { home, hooks } = await proposing();
    const code = await hooks.newPairingCode();
    for (const text of ["/hooks on", `/hooks approve ${EVENT} ${GUARD}`, "/hooks list"]) {
      const outcome = await home.type(hooks, text, { origin });
      expect(["refused", "dropped"]).toContain(outcome.outcome);
    }
    await home.type(hooks, `/hooks pair ${code}`, { origin, senderId: "9" });
    expect(hooks.isOwner("telegram:9")).toBe(false);
    expect((await hooks.list()).switch.on).toBe(false);
    expect((await onlyView(hooks)).state).toBe("not-approved");
  });

  test("an origin that is missing or unheard of never acts", async ({ home }) => {
    const hooks = await home.open();
    for (const origin of [undefined, "", "TYPED", "voice", null])
      expect((await home.type(hooks, "/hooks on", { origin: origin as never })).outcome).not.toBe("done");
    expect((await hooks.list()).switch.on).toBe(false);
  });

  test("a stranger is refused once, and not heard after that", async ({ home }) => {
    const hooks = await home.open();
    expect(await home.type(hooks, "/hooks list", { senderId: "5" })).toMatchObject({ outcome: "refused" });
    expect(await home.type(hooks, "/hooks off", { senderId: "5" })).toEqual({ outcome: "dropped" });
    expect(await home.type(hooks, "/hooks nonsense", { senderId: "5" })).toEqual({ outcome: "dropped" });
    expect(await home.type(hooks, "/hooks list", { senderId: "6" })).toMatchObject({ outcome: "refused" });
  });

  test("a refusal to a stranger tells nothing about the hooks", async ({ home }) => {
    const hooks = await home.guarded();
    const { text } = await home.type(hooks, "/hooks list", { senderId: "5" });
    expect(text).not.toContain("guard.sh");
    expect(text).not.toContain(home.root);
  });

  test("a message that is delivered twice acts once", async ({ home }) => {
    const hooks = await home.open();
    expect(await home.type(hooks, "/hooks on", { messageId: "77" })).toMatchObject({ outcome: "done" });
    await home.type(hooks, "/hooks off");
    expect(await home.type(hooks, "/hooks on", { messageId: "77" })).toEqual({ outcome: "dropped" });
    expect((await hooks.list()).switch.on).toBe(false);
    expect(await home.type(hooks, "/hooks on", { messageId: "77", chatId: "other" })).toMatchObject({ changed: true });
  });

  test("somebody who looks like an Actor is turned away", async ({ home }) => {
    await home.script(BLOCKS);
    await home.propose({});
    const hooks = await home.open();
    const view = await onlyView(hooks);
    const digest = view.proposed?.digest ?? "";
    for (const fake of [{ id: "telegram:1" }, Object.freeze({ id: "telegram:1" }), null, undefined, "telegram:1"]) {
      const actor = fake as never;
      const tries = [
        () => hooks.setEnabled(actor, true),
        () => hooks.approve(actor, view.key, digest),
        () => hooks.revoke(actor, ["x"]),
        () => hooks.unpair(actor, "telegram:1"),
        () => hooks.issueIds(actor, [view]),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toThrow(NotAnActorError);
    }
    expect((await hooks.list()).switch.on).toBe(false);
    expect((await onlyView(hooks)).state).toBe("not-approved");
  });

  test("what an agent is handed can fire and nothing else", async ({ home }) => {
    const { firer } = await home.open();
    expect(Reflect.ownKeys(firer)).toEqual(["fire", "isWatched"]);
    expect(Object.getPrototypeOf(firer)).toBe(Object.prototype);
    expect(Object.isFrozen(firer)).toBe(true);
    expect(await firer.fire(EVENT, {})).toMatchObject({ verdict: "continue" });
  });

  test("in a group the details are for the owner alone", async ({ home }) => {
    const hooks = await home.guarded();
    const outcome = await home.type(hooks, "/hooks list", { chat: "group", chatId: "-5" });
    expect(outcome).toMatchObject({ outcome: "done", private: true });
    expect(outcome.publicText).not.toContain("guard.sh");
  });
});

describe("pairing", () => {
  test("a code makes its sender an owner, once, and the other owners are told", async ({ home }) => {
    const hooks = await home.open();
    const told = listen(hooks);
    const code = await hooks.newPairingCode();
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" })).toMatchObject({ changed: true });
    expect(ofKind(told, "owner-paired")).toMatchObject([{ id: "telegram:9" }]);
    expect(await home.type(hooks, "/hooks on", { senderId: "9" })).toMatchObject({ changed: true });
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "8" })).toMatchObject({ changed: false });
    expect(hooks.isOwner("telegram:8")).toBe(false);
    await home.close(hooks);
    expect((await home.open()).isOwner("telegram:9")).toBe(true);
  });

  test("a code may be typed in small letters and without its dash", async ({ home }) => {
    const hooks = await home.open();
    const code = (await hooks.newPairingCode()).toLowerCase().replace("-", "");
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" })).toMatchObject({ changed: true });
  });

  test("of two who send the code at once, one becomes an owner", async ({ home }) => {
    const hooks = await home.open();
    const code = await hooks.newPairingCode();
    const outcomes = await Promise.all(
      ["8", "9"].map((senderId) => home.type(hooks, `/hooks pair ${code}`, { senderId })),
    );
    expect(outcomes.filter((outcome) => outcome.changed)).toHaveLength(1);
    expect(hooks.owners()).toHaveLength(2);
  });

  test("a sender has five tries; then even the right code is refused, and others may still use it", async ({
    home,
  }) => {
    const hooks = await home.open();
    const code = await hooks.newPairingCode();
    for (let tries = 0; tries < 5; tries += 1) await home.type(hooks, "/hooks pair AAAA-AAAA", { senderId: "9" });
    const sixth = await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" });
    expect(sixth).toMatchObject({ changed: false });
    expect(sixth.text).toContain("Too many");
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "8" })).toMatchObject({ changed: true });
  });

  test("a code lives ten minutes", async ({ home }) => {
    const hooks = await home.open();
    const code = await hooks.newPairingCode();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000);
    expect(await home.type(hooks, `/hooks pair ${code}`, { senderId: "9" })).toMatchObject({ changed: false });
    expect(hooks.isOwner("telegram:9")).toBe(false);
  });

  test("a new code makes the older one worthless", async ({ home }) => {
    const hooks = await home.open();
    const old = await hooks.newPairingCode();
    await hooks.newPairingCode();
    expect(await home.type(hooks, `/hooks pair ${old}`, { senderId: "9" })).toMatchObject({ changed: false });
  });

  test.for(["group", "channel"] as const)("a code sent to a %s makes nobody an owner", async (chat, { home }) => {
    const hooks = await home.open();
    const code = await hooks.newPairingCode();
    await home.type(hooks, `/hooks pair ${code}`, { senderId: "9", chat });
    expect(hooks.isOwner("telegram:9")).toBe(false);
  });

  test.runIf(ON_FILES)("the code is kept nowhere where it could be read", async ({ home }) => {
    const hooks = await home.open();
    const code = await hooks.newPairingCode();
    const kept = await home.read(`${home.state}/state.json`);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replace("-", ""));
  });

  test("unpairing ends it at once; owners named at launch stay", async ({ home }) => {
    const hooks = await home.open();
    await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
    expect(await home.type(hooks, "/hooks unpair telegram:9")).toMatchObject({ changed: true });
    expect(await home.type(hooks, "/hooks on", { senderId: "9" })).toMatchObject({ outcome: "refused" });
    expect(await home.type(hooks, "/hooks unpair telegram:1")).toMatchObject({ changed: false, problem: true });
    expect(hooks.isOwner("telegram:1")).toBe(true);
  });

  test("somebody who is paired a second time is told of a second time", async ({ home }) => {
    const hooks = await home.open();
    const told = listen(hooks);
    for (const times of [1, 2]) {
      await home.type(hooks, `/hooks pair ${await hooks.newPairingCode()}`, { senderId: "9" });
      expect(ofKind(told, "owner-paired")).toHaveLength(times);
      await home.type(hooks, "/hooks unpair telegram:9");
    }
  });
});
