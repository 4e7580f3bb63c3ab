// Uses the generated client against a service whose address is the only argument; every line throws where the service or the client is not
// what its types say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
    BlendApi,
    BoidsApi,
    ChecksApi,
    Configuration,
    RecoilApi,
    ResponseError,
    SpreadApi,
    WeaponApi,
    WeaponsApi,
    type Pose,
    type Problem,
    type RecoilState,
} from "../../target/clients/typescript-fetch";

const [, , basePath, gltf] = process.argv;
const configuration = new Configuration({ basePath });

async function fire(): Promise<void> {
    const answer = await new WeaponApi(configuration).weaponSequence({
        weaponSequenceRequest: { preset: "assaultRifle", firing: { shots: 30 }, distanceMeters: 10, seeds: { running: 1 } },
    });
    assert.equal(answer.shots.length, 30);
    const first = answer.shots[0];
    assert.ok(first && Math.abs(Math.hypot(...first.direction) - 1) < 1e-12);
    assert.ok(answer.summary.largestClimbDegrees > 0);
    const listed = await new WeaponsApi(configuration).listWeapons();
    const rifle = listed.find((preset) => preset.name === "assaultRifle");
    assert.ok(rifle);
    // What the catalogue gives can be posted again, member for member.
    const posted = await new WeaponApi(configuration).weaponSequence({
        weaponSequenceRequest: { weapon: rifle.weapon, firing: { shots: 30 }, distanceMeters: 10, seeds: { running: 1 } },
    });
    assert.deepEqual(posted.shots, answer.shots);
}

async function steps(): Promise<void> {
    const recoil = new RecoilApi(configuration);
    const sequence = await recoil.recoilSequence({
        recoilSequenceRequest: { preset: "assaultRifle", firing: { shots: 5 }, seeds: { running: 1 } },
    });
    let state: RecoilState | undefined;
    for (let index = 0; index < 5; index++) {
        const step = await recoil.recoilStep({
            recoilStepRequest: { preset: "assaultRifle", state, elapsedSeconds: index === 0 ? 0 : 0.1, seeds: { running: 1 } },
        });
        assert.equal(step.shot?.pitchPeakDegrees, sequence.shots[index]?.pitchPeakDegrees);
        state = step.state;
    }
    const spread = new SpreadApi(configuration);
    const one = await spread.spreadStep({ spreadStepRequest: { preset: "pistol", seeds: { running: 1 } } });
    const two = await spread.spreadStep({ spreadStepRequest: { preset: "pistol", state: one.state, elapsedSeconds: 0.5 } });
    assert.equal(two.shot.index, 1);
}

async function flock(): Promise<void> {
    const boids = new BoidsApi(configuration);
    const answer = await boids.boidsSequence({
        boidsSequenceRequest: { spawn: { count: 12, seed: 3 }, steps: 10, every: 5 },
    });
    assert.deepEqual(
        answer.frames.map((frame) => frame.agents.length),
        [12, 12, 12],
    );
    const agents = answer.frames[0]?.agents ?? [];
    const step = await boids.boidsStep({ boidsStepRequest: { agents, deltaSeconds: 0.02 } });
    assert.equal(step.agents.length, 12);
}

async function blend(): Promise<void> {
    const api = new BlendApi(configuration);
    const from: Pose = { bones: [{ position: [0, 0, 0], rotation: [0, 0, 0, 1] }] };
    const to: Pose = { bones: [{ position: [2, 0, 0], rotation: [0, 1, 0, 0] }] };
    const half = await api.blendPose({ blendPoseRequest: { from, to, t: 0.5, easing: "linear" } });
    assert.equal(half.pose.bones[0]?.position[0], 1);
    const clips = await api.blendClips({ body: new Blob([readFileSync(gltf ?? "")]), sampleRateHz: 30 });
    assert.ok(clips.clips.length > 0 && clips.bones.length > 0);
}

async function checks(): Promise<void> {
    const request = {
        checksRequest: {
            presets: ["pistol" as const],
            checks: [
                { metric: "climbDegrees" as const, shot: 5, max: 0.001 },
                {
                    metric: "hitProbability" as const,
                    target: { shape: "circle" as const, radiusMeters: 0.5 },
                    recoilControl: 1,
                    distanceMeters: 10,
                    min: 0.5,
                    simulations: 200,
                },
            ],
        },
    };
    const api = new ChecksApi(configuration);
    const report = await api.runChecks(request);
    assert.equal(report.outcome, "failed");
    assert.deepEqual(
        report.results.map((result) => result.outcome),
        ["failed", "passed"],
    );
    await assert.rejects(api.runChecks({ ...request, failStatus: true }), (error) => {
        assert.ok(error instanceof ResponseError);
        assert.equal(error.response.status, 409);
        return true;
    });
}

async function errors(): Promise<void> {
    const sent = new WeaponApi(configuration).weaponSequence({
        weaponSequenceRequest: { preset: "pistol", firing: { shots: 0 }, distanceMeters: -1 },
    });
    const error = await sent.then(
        () => assert.fail("a burst of no shots"),
        (reason: unknown) => reason,
    );
    assert.ok(error instanceof ResponseError);
    assert.equal(error.response.status, 422);
    const problem = (await error.response.json()) as Problem;
    assert.equal(problem.type, "/problems/invalid-input");
    assert.deepEqual(problem.errors?.map((complaint) => complaint.pointer).sort(), ["/distanceMeters", "/firing/shots"]);
}

async function run(): Promise<void> {
    for (const part of [fire, steps, flock, blend, checks, errors]) {
        await part();
        console.log(`TypeScript: ${part.name}`);
    }
}

run().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
});
