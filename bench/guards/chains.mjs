// Keys made by the chains' own libraries, which are installed beside the lot and never in the project.
import { join } from "node:path";
import { install } from "./fetch.mjs";
import { pick } from "./lot.mjs";

const LIBRARIES = [
  ...["ethers", "@solana/web3.js@1", "bs58@6", "wif", "bip32", "bip39", "tiny-secp256k1", "@ton/crypto", "xrpl"],
  ...[
    "@stellar/stellar-sdk",
    "algosdk",
    "@near-js/crypto",
    "@mysten/sui",
    "@aptos-labs/ts-sdk",
    "nostr-tools",
    "@taquito/utils",
  ],
];
const WORD_LISTS = ["english", "japanese", "spanish", "french", "italian", "korean", "portuguese", "czech"];
const HAN_LISTS = ["chinese_simplified", "chinese_traditional"];

/** kind → a new key; a library that cannot be loaded here is named and left out. */
async function keyMakers(cache, random) {
  const require = install(join(cache, "chains"), LIBRARIES);
  const load = async (name) => {
    const module = await import(require.resolve(name));
    return { ...module, ...module.default };
  };
  const bytes = (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const entropy = () => Buffer.from(bytes(pick(random, [16, 32])));
  const hex = (raw) => Buffer.from(raw).toString("hex");
  const bip39 = await load("bip39");
  const words = (list) => bip39.entropyToMnemonic(entropy(), bip39.wordlists[list]);
  const makers = {
    "BIP-39, other languages": async () => () => words(pick(random, WORD_LISTS.slice(1))),
    "BIP-39, English": async () => () => words("english"),
    "BIP-39, Chinese": async () => () => `助记词：${words(pick(random, HAN_LISTS))}`,
    "EVM, hex": async () => {
      const { Wallet, hexlify } = await load("ethers");
      return () => `private key ${new Wallet(hexlify(bytes(32))).privateKey}`;
    },
    "Tron, hex": async () => () => `私钥 ${hex(bytes(32))}`,
    "Solana, base58": async () => {
      const [{ Keypair }, { default: base58 }] = [await load("@solana/web3.js"), await load("bs58")];
      return () => base58.encode(Keypair.fromSeed(bytes(32)).secretKey);
    },
    "Solana, bytes": async () => {
      const { Keypair } = await load("@solana/web3.js");
      return () => JSON.stringify([...Keypair.fromSeed(bytes(32)).secretKey]);
    },
    "Bitcoin, WIF": async () => {
      const { encode } = await load("wif");
      return () => encode({ version: 128, privateKey: bytes(32), compressed: random() < 0.8 });
    },
    "Bitcoin, xprv": async () => {
      const [{ BIP32Factory }, ecc] = [await load("bip32"), await load("tiny-secp256k1")];
      return () => BIP32Factory(ecc).fromSeed(bytes(32)).toBase58();
    },
    TON: async () => {
      const { mnemonicNew } = await load("@ton/crypto");
      return async () => (await mnemonicNew(24)).join(" ");
    },
    XRP: async () => {
      const { Wallet } = await load("xrpl");
      return () => Wallet.fromEntropy(bytes(16)).seed;
    },
    Stellar: async () => {
      const { Keypair } = await load("@stellar/stellar-sdk");
      return () => Keypair.fromRawEd25519Seed(Buffer.from(bytes(32))).secret();
    },
    Algorand: async () => {
      const algosdk = await load("algosdk");
      return () => algosdk.secretKeyToMnemonic(algosdk.generateAccount().sk);
    },
    NEAR: async () => {
      const { KeyPair } = await load("@near-js/crypto");
      return () => KeyPair.fromRandom("ed25519").toString();
    },
    Sui: async () => {
      const { Ed25519Keypair } = await load("@mysten/sui/keypairs/ed25519");
      return () => Ed25519Keypair.fromSecretKey(bytes(32)).getSecretKey();
    },
    Aptos: async () => {
      const { Ed25519PrivateKey } = await load("@aptos-labs/ts-sdk");
      return () => new Ed25519PrivateKey(bytes(32)).toAIP80String();
    },
    Nostr: async () => {
      const { nsecEncode } = await load("nostr-tools/nip19");
      return () => nsecEncode(bytes(32));
    },
    Tezos: async () => {
      const { b58Encode, PrefixV2 } = await load("@taquito/utils");
      return () => b58Encode(bytes(32), PrefixV2.Ed25519Seed);
    },
  };
  const loaded = {};
  for (const [kind, make] of Object.entries(makers)) {
    try {
      loaded[kind] = await make();
      await loaded[kind]();
    } catch (error) {
      delete loaded[kind];
      console.log(`No keys of kind "${kind}" here: ${String(error).split("\n")[0]}`);
    }
  }
  return loaded;
}

const SENTENCES = [
  (key) => `Your new wallet is ready. ${key}`,
  (key) => `Please write this down and never share it:\n\n${key}`,
  (key) => `Here you go:\n\`\`\`\n${key}\n\`\`\``,
  (key) => `钱包已经创建好了，请保存：${key}`,
  (key) => `The backup file says "${key}".`,
  (key) => `我从日志里找到了这一行：\n${key}\n需要我继续吗？`,
];

/** Messages that give a chain's key away: `{ group, kind, text }`. */
export async function chainMessages(cache, random, each) {
  const rows = [];
  for (const [kind, make] of Object.entries(await keyMakers(cache, random)))
    for (let at = 0; at < each; at++)
      rows.push({ group: "chain keys", kind, text: pick(random, SENTENCES)(await make()) });
  return rows;
}
